/** @jest-environment node */
import { frameTimes } from './frame-times.ts';

test('a video is looked at at 0.1, 0.5, 1, 2, 3 and 5 seconds, in turn', () => {
  expect(frameTimes(60)).toEqual([0.1, 0.5, 1, 2, 3, 5]);
});

test('what lies beyond the end of a short video is left out', () => {
  expect(frameTimes(4)).toEqual([0.1, 0.5, 1, 2, 3]);
  expect(frameTimes(3)).toEqual([0.1, 0.5, 1, 2]);
});

test('a video that is over before the first of them shows its beginning', () => {
  expect(frameTimes(0.08)).toEqual([0]);
});

test('a time chosen for the video comes before the others, once', () => {
  expect(frameTimes(60, 2.5)).toEqual([2.5, 0.1, 0.5, 1, 2, 3, 5]);
  expect(frameTimes(60, 2)).toEqual([2, 0.1, 0.5, 1, 3, 5]);
  expect(frameTimes(0.04, 1)).toEqual([0]);
});

test('a chosen time beyond the end is brought inside', () => {
  expect(frameTimes(4, 30)).toEqual([3.95, 0.1, 0.5, 1, 2, 3]);
});

test.each([Infinity, NaN])('a video that does not know its length (%s) is taken for a long one', (duration) => {
  expect(frameTimes(duration)).toEqual([0.1, 0.5, 1, 2, 3, 5]);
  expect(frameTimes(duration, 30)).toEqual([30, 0.1, 0.5, 1, 2, 3, 5]);
});
