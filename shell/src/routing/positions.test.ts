import { Positions } from './positions.ts';

let frame = (): void => undefined;
let stop: () => void;
let positions: Positions;

/** The window is scrolled, by whomever. */
function scroll(to: number): void {
  window.scrollY = to;
  window.dispatchEvent(new Event('scroll'));
}
/** The browser goes back: it scrolls once all listeners have run. */
function back(path: string, to: number): void {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
  scroll(to);
}

beforeEach(() => {
  window.history.replaceState(null, '', '/dos');
  window.scrollTo = jest.fn(({ top }: ScrollToOptions) => scroll(top ?? 0)) as never;
  window.requestAnimationFrame = (act) => {
    frame = () => act(0);
    return 1;
  };
  positions = new Positions('two');
  stop = positions.watch();
});
afterEach(() => stop());

test('each visit to a page has its own, the last of it; an unknown one begins at the top', () => {
  scroll(100);
  scroll(300);
  positions.arrive('three');
  scroll(700);
  expect([positions.of('two'), positions.of('three'), positions.of('four')]).toEqual([300, 700, 0]);
});

test('a page that the visitor goes back from stands still until the other one is there, and is remembered as it was', () => {
  scroll(100);
  back('/uno', 900);
  expect(document.documentElement.style.scrollBehavior).toBe('auto');
  frame();
  expect(window.scrollY).toBe(100);
  expect(document.documentElement.style.scrollBehavior).toBe('');
  positions.arrive('one');
  expect([positions.of('one'), positions.of('two')]).toEqual([900, 100]);
});

test('a page that is there at once is left where it is', () => {
  window.dispatchEvent(new Event('popstate'));
  back('/uno', 900);
  positions.arrive('one');
  scroll(900);
  frame();
  expect(window.scrollY).toBe(900);
  expect(positions.of('one')).toBe(900);
});

test('a turn on the way, and a step back within a page, are followed as before', () => {
  scroll(100);
  back('/uno', 900);
  frame();
  back('/dos', 100);
  scroll(250);
  expect(positions.of('two')).toBe(250);
  back('/dos#b', 400);
  expect(positions.of('two')).toBe(400);
});

test('a scroll lasts until the browser reports its end, however long its next step takes', () => {
  Object.assign(window, { onscrollend: null });
  try {
    expect(positions.isMoving()).toBe(false);
    scroll(100);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000);
    expect(positions.isMoving()).toBe(true);
    window.dispatchEvent(new Event('scrollend'));
    expect(positions.isMoving()).toBe(false);
  } finally {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'onscrollend');
  }
});
