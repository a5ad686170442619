import confetti from 'canvas-confetti';

/** The five pillars and marigold. */
const colors = ['#c96c4f', '#a38a1f', '#3f9d73', '#3f8fc0', '#a46fb8', '#f5b13d'];

/** The library counts frames, of which a slow machine draws few: there the last pieces would fall for half a minute. */
const fallPictures = 90;
const fallMs = 1_500;

/** Throws confetti from both sides, and removes the last pieces a moment later. Returns a function that stops it at once. */
export function throwConfetti(durationMs: number): () => void {
  const end = performance.now() + durationMs;
  let frame = 0;
  let thrown = 0;
  const shower = () => {
    for (const side of [0, 1]) {
      void confetti({
        particleCount: 2,
        // The library starts each throw with the first colour, so with few pieces the other colours would never appear.
        colors: [0, 1].map(() => colors[thrown++ % colors.length] ?? '#f5b13d'),
        angle: 60 + side * 60,
        spread: 60,
        startVelocity: 55,
        origin: { x: side, y: 0.75 },
        ticks: fallPictures,
      });
    }
    if (performance.now() < end) frame = requestAnimationFrame(shower);
  };
  shower();
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(falling);
    confetti.reset();
  };
  const falling = setTimeout(stop, durationMs + fallMs);
  return stop;
}
