import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Faq } from './faq.tsx';

const faq = (
  <Faq
    items={[
      { id: 'precio', question: '¿Cuánto cuesta?', answer: 'USD 97 al mes' },
      { id: 'prueba', question: '¿Hay prueba?', answer: 'Siete días' },
    ]}
  />
);
const item = (question: string) => screen.getByText(question).closest('details');

afterEach(() => window.history.replaceState(null, '', '/'));

it('prerenders every answer in one group, closed: the browser keeps one open at a time', () => {
  const html = renderToString(faq);
  expect(html).toContain('USD 97 al mes');
  expect(html).not.toMatch(/<details[^>]* open/);
  expect(new Set(html.match(/name="[^"]+"/g)).size).toBe(1);
});

it.each([
  ['one list', faq],
  [
    'lists of one group',
    <>
      <Faq group="dudas" items={[{ id: 'precio', question: '¿Cuánto cuesta?', answer: 'USD 97 al mes' }]} />
      <Faq group="dudas" items={[{ id: 'prueba', question: '¿Hay prueba?', answer: 'Siete días' }]} />
    </>,
  ],
])('closes the answer before when another one opens, also in a browser that does not: %s', async (_, lists) => {
  render(lists);
  fireEvent.click(screen.getByText('¿Cuánto cuesta?'));
  await waitFor(() => expect(item('¿Cuánto cuesta?')).toHaveAttribute('open'));
  fireEvent.click(screen.getByText('¿Hay prueba?'));
  await waitFor(() => expect(item('¿Cuánto cuesta?')).not.toHaveAttribute('open'));
  expect(item('¿Hay prueba?')).toHaveAttribute('open');
  fireEvent.click(screen.getByText('¿Hay prueba?'));
  expect(item('¿Hay prueba?')).not.toHaveAttribute('open');
});

it('opens the question that the address leads to', () => {
  window.history.replaceState(null, '', '#prueba');
  render(faq);
  expect(item('¿Hay prueba?')).toHaveAttribute('open');
  expect(item('¿Cuánto cuesta?')).not.toHaveAttribute('open');
});

it('opens and shows the question that a link on the page leads to, again after it was closed', async () => {
  const scrollIntoView = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView });
  render(faq);
  window.location.hash = '#precio';
  await waitFor(() => expect(item('¿Cuánto cuesta?')).toHaveAttribute('open'));
  expect(scrollIntoView.mock.contexts).toEqual([item('¿Cuánto cuesta?')]);

  item('¿Cuánto cuesta?')?.removeAttribute('open');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(item('¿Cuánto cuesta?')).toHaveAttribute('open');
});

it('leaves alone what the address does not speak of', () => {
  window.history.replaceState(null, '', '#100%');
  render(faq);
  expect(item('¿Cuánto cuesta?')).not.toHaveAttribute('open');
});

it('names each question as a heading below its section', () => {
  render(faq);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '¿Cuánto cuesta?',
    '¿Hay prueba?',
  ]);
});

it('opens every answer for printing where CSS cannot, and puts all back', () => {
  Object.assign(globalThis, { CSS: { supports: () => false } });
  render(faq);
  const items = screen.getAllByRole<HTMLDetailsElement>('group');
  const name = items[0]?.getAttribute('name');
  const [first] = items;
  if (first) first.open = true;

  fireEvent(window, new Event('beforeprint'));
  expect(items.map((each) => each.open)).toEqual([true, true]);
  fireEvent(window, new Event('afterprint'));
  expect(items.map((each) => [each.open, each.getAttribute('name')])).toEqual([
    [true, name],
    [false, name],
  ]);
});
