import { fireEvent } from '@testing-library/react';
import { followToBubble } from './way-to-bubble.ts';

/** A control of 48 px, and to the left below it a bubble of 200 px. */
const control = document.createElement('button');
const bubble = document.createElement('div');
jest.spyOn(control, 'getBoundingClientRect').mockReturnValue(new DOMRect(400, 10, 48, 48));
jest.spyOn(bubble, 'getBoundingClientRect').mockReturnValue(new DOMRect(248, 66, 200, 40));
document.body.append(control, bubble);

const move = (clientX: number, clientY: number, on: Element = document.body) =>
  fireEvent(on, new MouseEvent('pointermove', { clientX, clientY, bubbles: true }));
const onAstray = jest.fn();
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  onAstray.mockClear();
  end = followToBubble(control, bubble, onAstray);
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

it('lets the pointer take a diagonal, however slowly', () => {
  for (const [x, y] of [
    [396, 34],
    [370, 44],
    [340, 52],
    [310, 60],
    [300, 65],
  ] as const) {
    move(x, y);
    jest.advanceTimersByTime(900);
  }
  move(290, 70, bubble);
  jest.advanceTimersByTime(60_000);
  move(0, 700);
  expect(onAstray).not.toHaveBeenCalled();
});

it.each([
  ['up', 420, 5],
  ['to the neighbour on its left', 360, 12],
  ['to the right', 460, 40],
  ['beyond the bubble', 300, 120],
])('tells at once when it goes elsewhere: %s', (_, x, y) => {
  move(x, y);
  expect(onAstray).toHaveBeenCalledTimes(1);
  move(0, 0);
  jest.advanceTimersByTime(60_000);
  expect(onAstray).toHaveBeenCalledTimes(1);
});

it('tells when it rests on the way', () => {
  move(370, 44);
  jest.advanceTimersByTime(999);
  expect(onAstray).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onAstray).toHaveBeenCalledTimes(1);
});
