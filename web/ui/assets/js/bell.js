// A ship's bell for the turn, eight strokes for the end of the game, a quick rattle when one's own time runs low and a soft
// knock for a word: made here, no files. Off until the player switches them on.
export const wants = (signal) => localStorage.getItem(signal) === "on";
export const volume = () => Number(localStorage.getItem("volume") ?? 50) / 100;

// Partials over the ground tone, with their loudness and how long they ring, in seconds.
const SOUNDS = {
  turn: { ground: 620, partials: [[1, 1, 1.6], [2.01, 0.55, 1.1], [2.98, 0.35, 0.7], [4.17, 0.2, 0.45]], strokes: [0, 0.22] },
  end: { ground: 520, partials: [[1, 1, 1.8], [2.01, 0.5, 1.2], [2.98, 0.3, 0.8]], strokes: [0, 0.22, 0.7, 0.92, 1.4, 1.62, 2.1, 2.32] },
  low: { ground: 930, partials: [[1, 0.7, 0.12], [2.4, 0.3, 0.08]], strokes: [0, 0.14, 0.28, 0.42] },
  word: { ground: 300, partials: [[1, 0.5, 0.16], [1.5, 0.2, 0.1]], strokes: [0] },
};
let context;

export async function ring(name) {
  if (!wants("sound") || !volume()) return;
  context ??= new AudioContext();
  // Browsers let nothing sound before the reader has touched the page; what comes too late then is not worth a sound.
  const called = performance.now();
  if (context.state !== "running") await context.resume().catch(() => undefined);
  if (context.state !== "running" || performance.now() - called > 1000) return;
  const { ground, partials, strokes } = SOUNDS[name];
  for (const stroke of strokes)
    for (const [over, loud, long] of partials) {
      const tone = context.createOscillator(), hush = context.createGain(), begin = context.currentTime + stroke;
      tone.frequency.value = ground * over;
      hush.gain.setValueAtTime(0.0001, begin);
      hush.gain.exponentialRampToValueAtTime(0.25 * loud * volume(), begin + 0.008);
      hush.gain.exponentialRampToValueAtTime(0.0001, begin + long);
      tone.connect(hush).connect(context.destination);
      tone.start(begin);
      tone.stop(begin + long);
    }
  document.dispatchEvent(new CustomEvent("rang", { detail: name }));
}
