/** Pixels are given as the canvas gives them: red, green, blue, opacity, each from 0 to 255. */
export function averageBrightness(pixels: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4)
    sum += (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0);
  return sum / ((pixels.length / 4) * 3);
}

const widest = 480;

/** The size of a poster: the video's, brought down to 480 px of width. */
export function posterSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, widest / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
