import { act, fireEvent, screen, within } from '@testing-library/react';
import { showToast } from './toaster.tsx';
import { swipeThreshold } from './use-swipe.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  setHidden(false);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const button of screen.queryAllByRole('button', { name: 'Close toast' })) fireEvent.click(button);
  pass(60_000);
  fold();
  jest.useRealTimers();
});

const pass = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));
/** A second, in steps: what leaves fades, then folds, then is gone. */
const fold = (): void => {
  for (let step = 0; step < 10; step++) pass(100);
};
const show: typeof showToast = (...toast) => {
  act(() => showToast(...toast));
  pass(0);
};
const toast = (name: string) => screen.getByRole('group', { name });
/** Titles of the toasts that are not leaving; each has a status. */
const names = () =>
  screen
    .queryAllByRole('group')
    .filter((each) => !each.hasAttribute('inert'))
    .map((each) => within(each).getByRole('status').firstChild?.textContent);
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
/** What notistack gives to a toast that it has paused. */
const afterPause = 2_500;

test('a toast is in the region Notifications, with title, description and both buttons', () => {
  const undo = jest.fn();
  show('Borrado', { description: 'Se fue', action: { label: 'Deshacer', onClick: undo }, cancel: { label: 'No' } });
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(within(region).getByRole('status')).toHaveTextContent('BorradoSe fue');
  press('Deshacer');
  expect(undo).toHaveBeenCalledTimes(1);
  fold();
  expect(region).toBeEmptyDOMElement();
});

test.each(['Close toast', 'No'])('%s closes it and does nothing else', (name) => {
  const undo = jest.fn();
  show('Borrado', { action: { label: 'Deshacer', onClick: undo }, cancel: { label: 'No' } });
  press(name);
  fold();
  expect(names()).toEqual([]);
  expect(undo).not.toHaveBeenCalled();
});

test('a button may show its own toast again', () => {
  const again = (): void => showToast('Reintentando', { id: 'a' });
  show('Falló', { id: 'a', action: { label: 'Reintentar', onClick: again } });
  press('Reintentar');
  fold();
  expect(names()).toEqual(['Reintentando']);
});

test('a toast that may not be dismissed has no close button and is not swiped', () => {
  show('Importante', { dismissible: false });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  drag(toast('Importante'), swipeThreshold);
  fold();
  expect(names()).toEqual(['Importante']);
});

test('three stand at once: the oldest makes room, but not one that loads', () => {
  show('a', { type: 'loading', id: 'a' });
  for (const name of ['b', 'c', 'd']) show(name);
  fold();
  expect(names()).toEqual(['a', 'c', 'd']);
  show('a', { id: 'a' });
});

test('a toast stands at its position', () => {
  show('A', { position: 'top-left' });
  const stack = toast('A').closest('.notistack-SnackbarContainer');
  expect(getComputedStyle(stack ?? document.body)).toMatchObject({ top: '14px', left: '20px' });
});

describe('time', () => {
  test('a toast closes 5 seconds after it came, or when it says', () => {
    show('Cinco');
    show('Dos', { duration: 2_000 });
    pass(2_000);
    fold();
    expect(names()).toEqual(['Cinco']);
    pass(1_999);
    expect(toast('Cinco')).not.toHaveAttribute('inert');
    pass(1);
    expect(toast('Cinco')).toHaveAttribute('inert');
  });

  test('it stands still while the page is hidden, also for a toast that comes meanwhile', () => {
    show('A');
    pass(3_000);
    setHidden(true);
    show('B');
    pass(60_000);
    expect(names()).toEqual(['A', 'B']);
    setHidden(false);
    pass(afterPause);
    fold();
    expect(names()).toEqual([]);
  });

  test('it stands still for all of the stack while one has the focus, in a browser without :has(), too', () => {
    const { matches } = Element.prototype;
    jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      if (selector.includes(':has(')) throw new SyntaxError(selector);
      return matches.call(this, selector);
    });
    show('A');
    show('B');
    act(() => within(toast('A')).getByRole('button', { name: 'Close toast' }).focus());
    pass(60_000);
    expect(names()).toEqual(['A', 'B']);
    jest.restoreAllMocks();
  });

  test('it stands still while a finger is on one of the stack, until the last one leaves', () => {
    show('A');
    show('B');
    fireEvent.touchStart(toast('A'), { touches: [{}, {}] });
    pass(60_000);
    fireEvent.touchEnd(toast('A'), { touches: [{}] });
    pass(60_000);
    expect(names()).toEqual(['A', 'B']);
    fireEvent.touchEnd(toast('A'), { touches: [] });
    pass(afterPause);
    fold();
    expect(names()).toEqual([]);
  });

  test('a tap on one of the stack holds it until a press elsewhere, or until that one is gone', () => {
    const tap = (target: Element): boolean =>
      fireEvent(target, Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' }));
    show('A');
    show('B');
    tap(toast('A'));
    fireEvent.mouseOut(toast('A'));
    pass(60_000);
    expect(names()).toEqual(['A', 'B']);
    tap(within(toast('A')).getByRole('button', { name: 'Close toast' }));
    fold();
    pass(afterPause);
    fold();
    expect(names()).toEqual([]);
    show('C');
    tap(toast('C'));
    fireEvent.touchStart(document.body, { touches: [{}] });
    pass(afterPause);
    fold();
    expect(names()).toEqual([]);
  });

  test('two reasons to stand still both have to end', () => {
    show('A');
    act(() => screen.getByRole('region', { name: 'Notifications' }).focus());
    setHidden(true);
    act(() => screen.getByRole('region', { name: 'Notifications' }).blur());
    pass(60_000);
    expect(names()).toEqual(['A']);
    setHidden(false);
    pass(afterPause);
    fold();
    expect(names()).toEqual([]);
  });

  test('an endless duration is for ever', () => {
    show('A', { duration: Number.POSITIVE_INFINITY });
    pass(600_000);
    expect(names()).toEqual(['A']);
  });
});

describe('a toast that changes', () => {
  test('loading never closes by itself; as a success it has its whole time', () => {
    show('Guardando', { id: 'a', type: 'loading', duration: 2_000 });
    pass(60_000);
    expect(names()).toEqual(['Guardando']);
    show('Guardado', { id: 'a', type: 'success', duration: 2_000 });
    expect(names()).toEqual(['Guardado']);
    pass(1_999);
    expect(toast('Guardado')).not.toHaveAttribute('inert');
    pass(1);
    fold();
    expect(names()).toEqual([]);
  });

  test('an error interrupts', () => {
    show('Guardando', { id: 'a', type: 'loading' });
    show('Falló', { id: 'a', type: 'error' });
    expect(screen.getByRole('alert')).toHaveTextContent('Falló');
    fold();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('a toast with the id of a leaving one comes as another', () => {
    show('Primero', { id: 'a' });
    press('Close toast');
    show('Segundo', { id: 'a' });
    fold();
    expect(names()).toEqual(['Segundo']);
  });
});

describe('the keyboard', () => {
  const altT = { key: '†', code: 'KeyT', altKey: true };

  test('Alt+T leads to the stack; Escape leads back', () => {
    const link = document.body.appendChild(document.createElement('button'));
    link.focus();
    show('A');
    fireEvent.keyDown(document.body, altT);
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
    act(() => toast('A').focus());
    fireEvent.keyDown(toast('A'), { key: 'Escape' });
    expect(link).toHaveFocus();
    link.remove();
  });

  test('a closing toast hands the focus on, and the last one back', () => {
    const link = document.body.appendChild(document.createElement('button'));
    link.focus();
    show('A');
    show('B');
    const close = (name: string): void => {
      const button = within(toast(name)).getByRole('button', { name: 'Close toast' });
      act(() => button.focus());
      fireEvent.click(button);
    };
    close('B');
    expect(toast('A')).toHaveFocus();
    close('A');
    expect(link).toHaveFocus();
    link.remove();
  });

  test('other keys with Alt, and T with other keys, are left alone', () => {
    show('A');
    for (const key of [{ code: 'KeyR', altKey: true }, { ...altT, ctrlKey: true }, { code: 'KeyT' }])
      fireEvent.keyDown(document.body, key);
    expect(document.body).toHaveFocus();
  });

  test('without toasts the page gets Alt+T', () => {
    show('A');
    press('Close toast');
    fold();
    expect(fireEvent.keyDown(document.body, altT)).toBe(true);
    expect(document.body).toHaveFocus();
  });
});

/** Presses, moves so many px sideways, and lets go. */
function drag(element: HTMLElement, by: number, end = 'pointerup'): void {
  element.setPointerCapture = () => undefined;
  const at = (type: string, clientX: number): void => {
    const event = new MouseEvent(type, { bubbles: true, clientX });
    fireEvent(element, Object.assign(event, { pointerId: 1, pointerType: 'touch' }));
  };
  at('pointerdown', 100);
  at('pointermove', 100 + by / 2);
  at('pointermove', 100 + by);
  at(end, 100 + by);
}

describe('a swipe', () => {
  test.each([swipeThreshold, -swipeThreshold])('of %d px closes the toast', (by) => {
    show('A');
    drag(toast('A'), by);
    fold();
    expect(names()).toEqual([]);
  });

  test.each([
    ['shorter than that', swipeThreshold - 1, 'pointerup'],
    ['that the browser takes over', swipeThreshold, 'pointercancel'],
  ] as const)('%s leaves it where it was', (_, by, end) => {
    show('A');
    drag(toast('A'), by, end);
    fold();
    expect(names()).toEqual(['A']);
    expect(toast('A').style.getPropertyValue('--swipe')).toBe('');
    expect(toast('A')).not.toHaveAttribute('data-swiping');
  });
});

test('while a dialog is open the toasts are in it, since the rest of the page is inert', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  show('A');
  expect(dialog).toContainElement(toast('A'));
  dialog.dispatchEvent(new Event('close'));
  expect(dialog).toBeEmptyDOMElement();
  expect(toast('A')).toBeVisible();
  dialog.remove();
});
