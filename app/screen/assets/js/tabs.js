// The tabs of one browser share few connections (six to a server, by HTTP/1.1): with a stream in each, soon no answer gets
// through. So they ask one another who has one open.
const channel = new BroadcastChannel("streams");
const A_MOMENT = 250;
let isOpen = false, heard = 0;

channel.onmessage = ({ data }) => {
  if (data === "here") heard++;
  else if (isOpen) channel.postMessage("here");
};

export const open = (is) => (isOpen = is);

// How many others have a stream.
export async function others() {
  heard = 0;
  channel.postMessage("who");
  await new Promise((done) => setTimeout(done, A_MOMENT));
  return heard;
}
