import { useRef } from 'react';
import { render, screen } from '@testing-library/react';
import { useSteadyFocus } from './use-steady-focus.ts';

let resized: () => void = () => undefined;
const scroll = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scroll;
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    resized = () => callback([], {} as ResizeObserver);
    return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
  });
  scroll.mockClear();
});

function Page() {
  const growing = useRef<HTMLDivElement>(null);
  useSteadyFocus(growing);
  return (
    <>
      <a href="#before">Before</a>
      <div ref={growing} data-height="600" />
      <a href="#behind">Behind</a>
    </>
  );
}

/** The frame is so many px higher, and the focused link's top is there now. */
function grow(link: HTMLElement, by: number, top: number): void {
  const frame = screen.getByRole('link', { name: 'Behind' }).previousElementSibling as HTMLElement;
  jest.spyOn(frame, 'offsetHeight', 'get').mockReturnValue(by);
  jest.spyOn(link, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 40));
  resized();
}

/** The page, in a window of 800 px, with the focus on a link of this name. */
function focused(name: string): HTMLElement {
  Object.assign(globalThis, { innerHeight: 800 });
  render(<Page />);
  const link = screen.getByRole('link', { name });
  link.focus();
  return link;
}

test('the focused element behind a frame that grows stays in sight', () => {
  const link = focused('Behind');
  grow(link, 410, 887);
  expect(scroll.mock.contexts).toEqual([link]);
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' });
});

test.each<[what: string, name: string, by: number, top: number]>([
  ['before the frame', 'Before', 410, 887],
  ['that the browser has kept in its place', 'Behind', 410, 477],
  ['that was out of sight before', 'Behind', 410, 1_300],
  ['behind a frame that is less high', 'Behind', -410, 887],
])('nothing moves for the focus on what stands %s', (_what, name, by, top) => {
  grow(focused(name), by, top);
  expect(scroll).not.toHaveBeenCalled();
});
