import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Carousel, type CarouselProps } from './carousel.tsx';

/** Embla measures, and jsdom has no sizes: this one has eight positions, four of them in view. */
class Embla {
  static readonly made: Embla[] = [];
  static snaps = 8;
  position = 0;
  readonly listeners = new Map<string, Set<(embla: Embla) => void>>();
  constructor(private readonly root: HTMLElement) {
    Embla.made.push(this);
  }
  readonly on = (event: string, listener: (embla: Embla) => void): this => {
    this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(listener));
    return this;
  };
  readonly off = (event: string, listener: (embla: Embla) => void): this => {
    this.listeners.get(event)?.delete(listener);
    return this;
  };
  emit(event: string): void {
    for (const listener of this.listeners.get(event) ?? []) listener(this);
  }
  readonly rootNode = () => this.root;
  readonly slideNodes = () => [...this.root.querySelectorAll<HTMLElement>('[role="group"]')];
  readonly slidesInView = () => [0, 1, 2, 3].map((each) => (this.position + each) % 8);
  readonly scrollSnapList = () => Array.from({ length: Embla.snaps }, (_, index) => index);
  readonly canScrollNext = () => true;
  readonly canScrollPrev = () => true;
  readonly scrollNext = () => this.go(1);
  readonly scrollPrev = () => this.go(7);
  readonly destroy = () => undefined;
  private go(by: number): void {
    this.position = (this.position + by) % 8;
    this.emit('select');
    this.emit('slidesInView');
  }
}

jest.mock('embla-carousel', () => ({
  __esModule: true,
  default: (root: HTMLElement) => new Embla(root),
}));

const items = Array.from({ length: 8 }, (_, index) => ({
  id: String(index),
  content: <a href="#x">Caso {index + 1}</a>,
}));
const carousel = (props: Partial<CarouselProps> = {}) => (
  <Carousel label="Casos" items={items} delay={2500} columns={{ narrow: 2, wide: 4 }} {...props} />
);
const show = async (props?: Partial<CarouselProps>) => {
  const view = render(carousel(props));
  await act(() => jest.advanceTimersByTimeAsync(0));
  return view;
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const position = () => Embla.made.at(-1)?.position;
const button = (name: RegExp) => screen.getByRole('button', { name });
const live = () => screen.getAllByRole('group', { hidden: true })[0]?.parentElement?.getAttribute('aria-live');
const region = () => screen.getByRole('region', { name: 'Casos' });
const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Embla.snaps = 8;
});

it('prerenders every slide as a row to scroll, named after the carousel pattern', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(carousel());
  const slides = within(root).getAllByRole('group');
  expect(slides).toHaveLength(8);
  expect(slides[0]).toHaveAccessibleName('1 de 8');
  expect(slides[0]).toHaveAttribute('aria-roledescription', 'diapositiva');
  expect(within(root).getByRole('region')).toHaveAttribute('aria-roledescription', 'carrusel');
  expect(root.querySelector('[tabindex="0"]')).not.toBeNull();
  expect(root.innerHTML).not.toMatch(/style=|inert/);
});

it('moves on by itself every so often, silently, and hides from the keyboard what is out of view', async () => {
  await show();
  expect(live()).toBe('off');
  wait(2499);
  expect(position()).toBe(0);
  wait(1);
  expect(position()).toBe(1);
  wait(2500);
  expect(position()).toBe(2);
  const slides = screen.getAllByRole('group', { hidden: true });
  expect(slides.map((slide) => slide.inert)).toEqual([true, true, false, false, false, false, true, true]);
});

it('counts again from each step of the visitor', async () => {
  await show();
  wait(2000);
  fireEvent.click(button(/Siguiente/));
  expect(position()).toBe(1);
  wait(2000);
  expect(position()).toBe(1);
  fireEvent.click(button(/Anterior/));
  expect(position()).toBe(0);
  wait(2500);
  expect(position()).toBe(1);
});

it('stands still while the visitor is busy with it, and goes on when they leave', async () => {
  await show({ stopsOnInteraction: true });
  fireEvent.pointerOver(region());
  wait(10_000);
  expect(position()).toBe(0);
  fireEvent.pointerOut(region());
  wait(2500);
  expect(position()).toBe(1);

  act(() => button(/Siguiente/).focus());
  wait(10_000);
  expect(position()).toBe(1);
  act(() => button(/Siguiente/).blur());
  wait(2500);
  expect(position()).toBe(2);
});

it('goes on under the pointer where a property says so, but not from under the focus or a drag', async () => {
  await show();
  fireEvent.pointerOver(region());
  wait(2500);
  expect(position()).toBe(1);

  for (const control of [screen.getByText('Caso 3'), button(/Pausar/)]) {
    const before = position() ?? 0;
    act(() => control.focus());
    wait(10_000);
    expect(position()).toBe(before);
    act(() => control.blur());
    wait(2500);
    expect(position()).toBe(before + 1);
  }

  act(() => Embla.made.at(-1)?.emit('pointerDown'));
  wait(10_000);
  expect(position()).toBe(3);
  act(() => Embla.made.at(-1)?.emit('pointerUp'));
  wait(2500);
  expect(position()).toBe(4);
});

it('stands still while the tab is hidden', async () => {
  await show();
  setHidden(true);
  wait(10_000);
  expect(position()).toBe(0);
  setHidden(false);
  wait(2500);
  expect(position()).toBe(1);
});

it('has no controls where everything is in view', async () => {
  Embla.snaps = 1;
  await show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('stops with its page', async () => {
  const { unmount } = await show();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
