import { act, screen } from '@testing-library/react';
import { loadSections } from '@mosaico/shared-ui/testing';
import { ana, Edge, open } from '../testimonials/testing.tsx';
import TestimonialsWidget from './testimonials-widget.tsx';

const observed = new Map<Element, () => void>();

/** jsdom lays nothing out: a test says when something changes its size. */
class Sizes implements Pick<ResizeObserver, 'observe' | 'unobserve' | 'disconnect'> {
  constructor(private readonly told: () => void) {}
  observe(element: Element): void {
    observed.set(element, this.told);
  }
  unobserve(element: Element): void {
    observed.delete(element);
  }
  disconnect(): void {
    for (const [element, told] of observed) if (told === this.told) observed.delete(element);
  }
}

/** The element whose size counts. */
const widget = (): Element => screen.getByRole('heading', { level: 1 }).parentElement ?? document.body;
const heading = 'Lo que Dicen Nuestros Clientes';

beforeAll(async () => {
  Object.assign(globalThis, { IntersectionObserver: Edge, ResizeObserver: Sizes });
  await loadSections(<TestimonialsWidget />);
});
afterEach(() => jest.restoreAllMocks());

/** The page is shown in somebody's frame; returns what that page is told. */
function framed() {
  const postMessage = jest.fn();
  jest.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage } as unknown as Window);
  return postMessage;
}

test('in a frame it is the widget alone, with a heading for screen readers', async () => {
  framed();
  open(<TestimonialsWidget />, [ana]);
  await screen.findByRole('button', { name: 'Reproducir el testimonio de Ana' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(widget()).toHaveAttribute('data-framed');
  expect(screen.queryByRole('link', { name: /Ponlo en tu sitio/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Más testimonios en Agencia Mosaico/ })).toHaveAttribute('target', '_blank');
});

test('opened directly it is a page: its heading is seen, and it leads to the code', async () => {
  open(<TestimonialsWidget />, [ana]);
  await screen.findByRole('button', { name: 'Reproducir el testimonio de Ana' });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(widget()).not.toHaveAttribute('data-framed');
  expect(screen.getByRole('link', { name: 'Ponlo en tu sitio' })).toHaveAttribute('href', '/widgets');
});

test('the page around the frame is told how high the widget is, whenever that changes', async () => {
  const told = framed();
  const { unmount } = open(<TestimonialsWidget />, [ana]);
  await screen.findByRole('button', { name: 'Reproducir el testimonio de Ana' });
  jest.spyOn(widget(), 'getBoundingClientRect').mockReturnValue({ bottom: 511.2 } as DOMRect);
  act(() => observed.get(widget())?.());
  expect(told).toHaveBeenLastCalledWith({ type: 'mosaico:height', height: 512 }, '*');
  const watched = widget();
  unmount();
  expect(observed.has(watched)).toBe(false);
});

test('the page around the frame is told the height before the frame is drawn for the first time', async () => {
  const told = framed();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ bottom: 619.5 } as DOMRect);
  open(<TestimonialsWidget />, [ana]);
  await screen.findByRole('button', { name: 'Reproducir el testimonio de Ana' });
  expect(told.mock.calls).toEqual([[{ type: 'mosaico:height', height: 620 }, '*']]);
  act(() => observed.get(widget())?.());
  expect(told).toHaveBeenCalledTimes(1);
});

test('outside of a frame nobody is told anything', async () => {
  const told = jest.spyOn(window, 'postMessage');
  open(<TestimonialsWidget />, [ana]);
  await screen.findByRole('button', { name: 'Reproducir el testimonio de Ana' });
  act(() => observed.get(widget())?.());
  expect(told).not.toHaveBeenCalled();
});
