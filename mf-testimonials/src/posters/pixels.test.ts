/** @jest-environment node */
import { averageBrightness, posterSize } from './pixels.ts';

const pixels = (...values: number[]) => new Uint8ClampedArray(values);

test('brightness is the average of red, green and blue; opacity does not count', () => {
  expect(averageBrightness(pixels(0, 0, 0, 255, 0, 0, 0, 255))).toBe(0);
  expect(averageBrightness(pixels(255, 255, 255, 255))).toBe(255);
  expect(averageBrightness(pixels(30, 0, 0, 255, 0, 0, 0, 255))).toBe(5);
});

test.each([
  [360, 640, 360, 640],
  [480, 270, 480, 270],
  [1080, 1920, 480, 853],
  [1920, 1080, 480, 270],
])('a video of %d × %d gives a poster of %d × %d', (width, height, posterWidth, posterHeight) => {
  expect(posterSize(width, height)).toEqual({ width: posterWidth, height: posterHeight });
});
