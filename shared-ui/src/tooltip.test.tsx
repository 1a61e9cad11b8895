import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip, type TooltipProps } from './tooltip.tsx';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const tip = () => screen.queryByRole('tooltip');
const button = () => screen.getByRole('button');
const element = (props: Partial<TooltipProps> = {}) => (
  <Tooltip text="Busca tu servicio aquí" {...props}>
    {(described) => <button {...described}>Buscar</button>}
  </Tooltip>
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('explains the control after the delay, and no sooner', async () => {
  render(element({ delay: 2000 }));
  await user.hover(button());
  wait(1999);
  expect(tip()).not.toBeInTheDocument();
  expect(button()).not.toHaveAccessibleDescription();
  wait(1);
  expect(tip()).toHaveTextContent('Busca tu servicio aquí');
  expect(button()).toHaveAccessibleDescription('Busca tu servicio aquí');
});

it('opens for the keyboard, not for the focus that a press leaves behind', async () => {
  const { unmount } = render(element());
  await user.tab();
  wait(700);
  expect(tip()).toBeInTheDocument();
  unmount();

  render(element());
  const pressed = button();
  jest.spyOn(pressed, 'matches').mockReturnValue(false);
  act(() => pressed.focus());
  wait(700);
  expect(tip()).not.toBeInTheDocument();
});

it.each<[string, () => unknown]>([
  ['leaving', () => user.unhover(button())],
  ['blur', () => fireEvent.blur(button())],
  ['a press', () => user.click(button())],
  ['scrolling', () => fireEvent.scroll(window)],
  ['Escape', () => user.keyboard('{Escape}')],
])('closes on %s', async (_, close) => {
  render(element());
  await user.hover(button());
  wait(700);
  expect(tip()).toBeInTheDocument();
  await close();
  expect(tip()).not.toBeInTheDocument();
  wait(5000);
  expect(tip()).not.toBeInTheDocument();
});

it('does not open once the pointer has left within the delay', async () => {
  render(element());
  await user.hover(button());
  wait(500);
  await user.unhover(button());
  wait(5000);
  expect(tip()).not.toBeInTheDocument();
});

it('stays while the pointer is on the tooltip itself', async () => {
  render(element());
  await user.hover(button());
  wait(700);
  const relatedTarget = screen.getByText('Busca tu servicio aquí');
  fireEvent(button(), Object.assign(createEvent.pointerOut(button()), { relatedTarget }));
  expect(tip()).toBeInTheDocument();
});

it('is not opened by a finger', () => {
  render(element());
  fireEvent(button(), Object.assign(createEvent.pointerOver(button()), { pointerType: 'touch' }));
  wait(5000);
  expect(tip()).not.toBeInTheDocument();
});

it('can be shown from outside', () => {
  const { rerender } = render(element({ shown: true }));
  expect(button()).toHaveAccessibleDescription('Busca tu servicio aquí');
  rerender(element({ shown: false }));
  expect(tip()).not.toBeInTheDocument();
});
