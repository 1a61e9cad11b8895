import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import * as material from './material-tooltip.tsx';
import { Tooltip, type TooltipProps } from './tooltip.tsx';

let arrive: () => void;
let late: Promise<typeof material>;
jest.mock('./late-material-tooltip.ts', () => ({ loadTooltip: () => late }));

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const tip = () => screen.queryByRole('tooltip');
const button = () => screen.getByRole('button');
const ends: [string, () => unknown][] = [
  ['left', () => user.unhover(button())],
  ['pressed', () => user.click(button())],
  ['scrolled', () => fireEvent.scroll(window)],
  ['pressed Escape', () => user.keyboard('{Escape}')],
];
const element = (props: Partial<TooltipProps> = {}) => (
  <Tooltip text="Busca tu servicio aquí" {...props}>
    {(described) => <button {...described}>Buscar</button>}
  </Tooltip>
);

beforeEach(() => {
  jest.useFakeTimers();
  late = new Promise((resolve) => (arrive = () => resolve(material)));
});
afterEach(() => jest.useRealTimers());

it('describes the control in the HTML, before and after Material UI comes', async () => {
  const page = document.createElement('main');
  page.innerHTML = renderToString(element());
  document.body.append(page);
  expect(button()).toHaveAccessibleDescription('Busca tu servicio aquí');
  page.remove();
  render(element());
  await user.hover(button());
  arrive();
  await wait(0);
  await wait(700);
  expect(tip()).toBeInTheDocument();
  expect(button()).toHaveAccessibleDescription('Busca tu servicio aquí');
});

// Material UI comes this many milliseconds after the visitor did: the delay is the same.
describe.each([0, 300, 699])('with Material UI after %i ms', (after) => {
  const hover = async () => {
    await user.hover(button());
    await wait(after);
    await act(async () => {
      arrive();
      await late;
    });
  };

  it.each([700, 2000])('explains the control %i ms after the pointer came, and no sooner', async (delay) => {
    render(element({ delay }));
    await hover();
    await wait(delay - after - 1);
    expect(tip()).not.toBeInTheDocument();
    await wait(1);
    expect(tip()).toHaveTextContent('Busca tu servicio aquí');
  });

  it('explains it to the keyboard', async () => {
    render(element());
    await user.tab();
    await hover();
    await wait(700);
    expect(tip()).toBeInTheDocument();
  });

  it.each<[string, () => unknown]>([
    ['leaving', () => user.unhover(button())],
    ['blur', () => user.tab()],
    ['a press', () => user.click(button())],
    ['scrolling', () => fireEvent.scroll(window)],
    ['Escape', () => user.keyboard('{Escape}')],
  ])('closes on %s, and stays closed', async (sign, close) => {
    render(element());
    if (sign === 'blur') await user.tab();
    await hover();
    await wait(700);
    expect(tip()).toBeInTheDocument();
    await close();
    // Leaving may be a detour to the bubble.
    await wait(['leaving', 'blur'].includes(sign) ? 1000 : 0);
    expect(tip()).not.toBeInTheDocument();
    await wait(5000);
    expect(tip()).not.toBeInTheDocument();
  });

  it.each(ends)('does not open once the visitor has %s within the delay', async (_, end) => {
    render(element({ delay: 1000 }));
    await hover();
    await wait(200);
    await end();
    await wait(5000);
    expect(tip()).not.toBeInTheDocument();
  });
});

it.each(ends)('does not open when Material UI comes after the visitor has %s', async (_, end) => {
  render(element());
  await user.hover(button());
  await wait(200);
  await end();
  arrive();
  await wait(5000);
  expect(tip()).not.toBeInTheDocument();
});

it('waits the whole delay again when the pointer comes back', async () => {
  render(element());
  arrive();
  await user.hover(button());
  await wait(700);
  await user.unhover(button());
  await wait(1000);
  await user.hover(button());
  await wait(699);
  expect(tip()).not.toBeInTheDocument();
  await wait(1);
  expect(tip()).toBeInTheDocument();
});

it('the control is the same element before and after, and keeps the focus', async () => {
  render(element());
  const control = button();
  await user.tab();
  arrive();
  await wait(0);
  await wait(700);
  expect(tip()).toBeInTheDocument();
  expect(button()).toBe(control);
  expect(control).toHaveFocus();
});

it('is not opened by the focus that a press leaves behind', async () => {
  render(element());
  arrive();
  const pressed = button();
  jest.spyOn(pressed, 'matches').mockReturnValue(false);
  act(() => pressed.focus());
  await wait(700);
  expect(tip()).not.toBeInTheDocument();
});

it('is not opened by a finger', async () => {
  render(element());
  arrive();
  fireEvent(button(), Object.assign(createEvent.pointerOver(button()), { pointerType: 'touch' }));
  fireEvent.mouseOver(button());
  await wait(5000);
  expect(tip()).not.toBeInTheDocument();
});

it('can be shown from outside', async () => {
  const { rerender } = render(element({ shown: true }));
  arrive();
  await wait(0);
  expect(tip()).toHaveTextContent('Busca tu servicio aquí');
  rerender(element({ shown: false }));
  expect(tip()).not.toBeInTheDocument();
});
