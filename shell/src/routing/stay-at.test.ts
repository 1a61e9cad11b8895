import { stayAtPlace, stayAtTop } from './stay-at.ts';

/** The window is scrolled, by whomever. */
function scroll(to: number): void {
  window.scrollY = to;
  window.dispatchEvent(new Event('scroll'));
}

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = jest.fn(({ top }: ScrollToOptions) => scroll(top ?? 0)) as never;
  scroll(0);
  stop = stayAtTop();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('the last step of a scroll of the page before is undone, once', () => {
  jest.advanceTimersByTime(900);
  scroll(3_754);
  expect(window.scrollY).toBe(0);
  scroll(200);
  expect(window.scrollY).toBe(200);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])(
  'who moves by themselves is left alone: %s',
  (move) => {
    window.dispatchEvent(new Event(move));
    scroll(400);
    expect(window.scrollY).toBe(400);
  },
);

test('a scroll a second later is no step of it', () => {
  jest.advanceTimersByTime(1_000);
  scroll(400);
  expect(window.scrollY).toBe(400);
});

describe('who has come back', () => {
  let grow: () => void;
  beforeEach(() => {
    stop();
    globalThis.ResizeObserver = class {
      constructor(private readonly act: ResizeObserverCallback) {}
      observe() {
        grow = () => this.act([], this as never);
      }
      disconnect() {
        grow = () => undefined;
      }
    } as never;
    stop = stayAtPlace(900);
  });

  test('stays where they were while the page is completed, and the browser does not move with what is in view', () => {
    expect(window.scrollY).toBe(900);
    expect(document.documentElement).toHaveStyle({ 'overflow-anchor': 'none' });
    // The page was shorter than that.
    scroll(400);
    grow();
    expect(window.scrollY).toBe(900);
  });

  test('is left alone once they move by themselves', () => {
    window.dispatchEvent(new Event('wheel'));
    scroll(400);
    grow();
    expect(window.scrollY).toBe(400);
    expect(document.documentElement.style.getPropertyValue('overflow-anchor')).toBe('');
  });
});
