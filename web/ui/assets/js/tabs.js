// The tabs of one browser share few connections (six to a server, by HTTP/1.1): with a stream in each, soon no answer gets
// through. So they ask one another who has one open; who came first keeps it.
const channel = new BroadcastChannel("streams");
const A_MOMENT = 250;
const me = performance.timeOrigin + Math.random();
let isOpen = false, heard = new Set(), whenOpened;

channel.onmessage = ({ data }) => {
  if (data === "opened") whenOpened?.();
  else if (data !== "who") heard.add(data);
  else if (isOpen) channel.postMessage(me);
};

export function open(is) {
  isOpen = is;
  if (is) channel.postMessage("opened");
}

// What to do when another tab opens a stream.
export const watch = (act) => (whenOpened = act);

// How many of those who came before have a stream.
export async function before() {
  heard = new Set();
  channel.postMessage("who");
  await new Promise((done) => setTimeout(done, A_MOMENT));
  return [...heard].filter((other) => other < me).length;
}
