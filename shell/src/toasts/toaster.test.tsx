import { act, fireEvent, screen, within } from '@testing-library/react';
import { dismissToast, showToast } from './toaster.tsx';
import { swipeThreshold } from './use-swipe.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  setHidden(false);
  act(() => dismissToast());
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
/** notistack closes a toast only once it has entered. */
const arrive = (): void => pass(200);
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

test('a toast is in the region Notifications, with title, description and both buttons', () => {
  const undo = jest.fn();
  show('a', 'Borrado', {
    description: 'Se fue',
    action: { label: 'Deshacer', onClick: undo },
    cancel: { label: 'No' },
  });
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(within(region).getByRole('status')).toHaveTextContent('BorradoSe fue');
  press('Deshacer');
  expect(undo).toHaveBeenCalledTimes(1);
  fold();
  expect(region).not.toBeVisible();
});

test.each(['Close toast', 'No'])('%s closes it and does nothing else', (name) => {
  const undo = jest.fn();
  show('a', 'Borrado', { action: { label: 'Deshacer', onClick: undo }, cancel: { label: 'No' } });
  press(name);
  fold();
  expect(names()).toEqual([]);
  expect(undo).not.toHaveBeenCalled();
});

test('a button may show its own toast again', () => {
  show('a', 'Falló', {
    action: { label: 'Reintentar', onClick: () => showToast('a', 'Reintentando', { type: 'loading' }) },
  });
  press('Reintentar');
  fold();
  expect(names()).toEqual(['Reintentando']);
});

test('one that may not be dismissed has no close button and is not swiped', () => {
  show('a', 'Importante', { dismissible: false });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  drag(toast('Importante'), swipeThreshold);
  fold();
  expect(names()).toEqual(['Importante']);
});

describe('time', () => {
  test('a toast closes 5 seconds after it came, or when it says', () => {
    show('a', 'Cinco');
    show('b', 'Dos', { duration: 2_000 });
    pass(2_000);
    fold();
    expect(names()).toEqual(['Cinco']);
    pass(1_999);
    expect(toast('Cinco')).not.toHaveAttribute('inert');
    pass(1);
    expect(toast('Cinco')).toHaveAttribute('inert');
  });

  test('it stands still while the page is hidden, also for a toast that comes meanwhile', () => {
    show('a', 'A');
    pass(3_000);
    setHidden(true);
    show('b', 'B');
    pass(60_000);
    expect(names()).toEqual(['A', 'B']);
    setHidden(false);
    pass(2_000);
    fold();
    expect(names()).toEqual(['B']);
    pass(3_000);
    fold();
    expect(names()).toEqual([]);
  });

  test('it stands still while a finger is on the stack, until the last one leaves', () => {
    show('a', 'A');
    const touched = toast('A');
    fireEvent.touchStart(touched, { touches: [{}] });
    pass(60_000);
    fireEvent.touchEnd(touched, { touches: [{}] });
    pass(60_000);
    expect(names()).toEqual(['A']);
  });

  test('it goes on when the finger leaves', () => {
    show('a', 'A');
    const touched = toast('A');
    fireEvent.touchStart(touched, { touches: [{}] });
    pass(60_000);
    fireEvent.touchEnd(touched, { touches: [] });
    pass(5_000);
    fold();
    expect(names()).toEqual([]);
  });

  test('it stands still while the stack is expanded, by a tap, until a press elsewhere', () => {
    for (const id of ['a', 'b', 'c', 'd']) show(id, id);
    press('Ver 1 más');
    pass(60_000);
    expect(names()).toEqual(['a', 'b', 'c', 'd']);
    fireEvent.pointerDown(document.body);
    pass(5_000);
    fold();
    expect(names()).toEqual([]);
  });

  test('so it does in a browser without :has(), where such a selector throws', () => {
    const { matches } = Element.prototype;
    jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      if (selector.includes(':has(')) throw new SyntaxError(selector);
      return matches.call(this, selector);
    });
    show('a', 'A');
    act(() => within(toast('A')).getByRole('button', { name: 'Close toast' }).focus());
    pass(60_000);
    expect(names()).toEqual(['A']);
    jest.restoreAllMocks();
  });

  test('two reasons to stand still both have to end', () => {
    show('a', 'A');
    const region = screen.getByRole('region', { name: 'Notifications' });
    fireEvent.pointerEnter(region);
    setHidden(true);
    fireEvent.pointerLeave(region);
    pass(60_000);
    expect(names()).toEqual(['A']);
    setHidden(false);
    pass(5_000);
    fold();
    expect(names()).toEqual([]);
  });

  test('what is over the last toast of a stack does not hold the next', () => {
    show('a', 'A');
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Notifications' }));
    press('Close toast');
    fold();
    show('b', 'B');
    pass(5_000);
    fold();
    expect(names()).toEqual([]);
  });

  test.each([Number.POSITIVE_INFINITY, 2 ** 40])('a duration of %d is for ever', (duration) => {
    show('a', 'A', { duration });
    pass(2 ** 32);
    expect(names()).toEqual(['A']);
  });
});

describe('a toast that changes', () => {
  test('loading never closes by itself; as a success it has its whole time', () => {
    show('a', 'Guardando', { type: 'loading', duration: 2_000 });
    pass(60_000);
    expect(names()).toEqual(['Guardando']);
    show('a', 'Guardado', { type: 'success' });
    expect(names()).toEqual(['Guardado']);
    pass(1_999);
    expect(toast('Guardado')).not.toHaveAttribute('inert');
    pass(1);
    fold();
    expect(names()).toEqual([]);
  });

  test('it is announced by the region that announced it before, and once', async () => {
    show('a', 'Guardando', { type: 'loading' });
    const status = screen.getByRole('status');
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => void changes.push(...records));
    observer.observe(status, { subtree: true, childList: true, characterData: true });
    show('a', 'Guardado', { type: 'success' });
    await act(async () => Promise.resolve());
    observer.disconnect();
    expect(screen.getByRole('status')).toBe(status);
    expect(changes.map(({ target }) => target.textContent)).toEqual(['Guardado']);
  });

  test('an error interrupts', () => {
    show('a', 'Guardando', { type: 'loading' });
    show('a', 'Falló', { type: 'error' });
    expect(screen.getByRole('alert')).toHaveTextContent('Falló');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('it keeps what the change does not speak of, and moves where it says', () => {
    show('a', 'A', { description: 'De antes', position: 'top-left' });
    show('a', 'B');
    expect(toast('B')).toHaveTextContent('De antes');
    expect(toast('B').closest('.stack')).toHaveClass('topLeft');
    arrive();
    show('a', 'B', { position: 'top-center' });
    fold();
    expect(toast('B').closest('.stack')).toHaveClass('topCenter');
  });

  test('one whose id is still leaving comes as another', () => {
    show('a', 'Primero');
    act(() => dismissToast('a'));
    show('a', 'Segundo');
    fold();
    expect(names()).toEqual(['Segundo']);
  });

  test('dismissing without an id closes all, also one that has only just come', () => {
    show('a', 'A');
    show('b', 'B', { position: 'top-right' });
    act(() => {
      showToast('c', 'C');
      dismissToast();
    });
    fold();
    expect(names()).toEqual([]);
  });
});

describe('the keyboard', () => {
  const altT = { key: '†', code: 'KeyT', altKey: true };

  test('Alt+T leads to the stack and shows all of it; Escape leads back', () => {
    const link = document.body.appendChild(document.createElement('button'));
    link.focus();
    for (const id of ['a', 'b', 'c', 'd', 'e']) show(id, id);
    expect(screen.getByRole('button', { name: 'Ver 2 más' })).toHaveAttribute('aria-expanded', 'false');
    fireEvent.keyDown(document.body, altT);
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Ver menos' })).toHaveAttribute('aria-expanded', 'true');
    act(() => toast('c').focus());
    fireEvent.keyDown(toast('c'), { key: 'Escape' });
    expect(link).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Ver 2 más' })).toBeVisible();
    link.remove();
  });

  test('other keys with Alt, and T with other keys, are left alone', () => {
    show('a', 'A');
    for (const key of [{ code: 'KeyR', altKey: true }, { ...altT, ctrlKey: true }, { code: 'KeyT' }])
      fireEvent.keyDown(document.body, key);
    expect(document.body).toHaveFocus();
  });

  test('without toasts the page gets Alt+T', () => {
    show('a', 'A');
    act(() => dismissToast('a'));
    fold();
    expect(fireEvent.keyDown(document.body, altT)).toBe(true);
    expect(document.body).toHaveFocus();
  });
});

/** Presses, moves so many px sideways (and down), and lets go. */
function drag(element: HTMLElement, by: number, down = 0, end = 'pointerup'): void {
  element.setPointerCapture = () => undefined;
  const at = (type: string, x: number, y: number): void => {
    const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, buttons: 1 });
    fireEvent(element, Object.assign(event, { pointerId: 1, pointerType: 'touch' }));
  };
  at('pointerdown', 100, 100);
  at('pointermove', 100 + by / 2, 100 + down);
  at('pointermove', 100 + by, 100 + down);
  at(end, 100 + by, 100 + down);
}

describe('a swipe', () => {
  test.each([swipeThreshold, -swipeThreshold])('of %d px closes the toast', (by) => {
    show('a', 'A');
    drag(toast('A'), by);
    fold();
    expect(names()).toEqual([]);
  });

  test.each([
    ['shorter than that', swipeThreshold - 1, 0, 'pointerup'],
    ['more down than sideways', swipeThreshold, 200, 'pointerup'],
    ['that the browser takes over', swipeThreshold, 0, 'pointercancel'],
  ] as const)('%s leaves it where it was', (_, by, down, end) => {
    show('a', 'A');
    drag(toast('A'), by, down, end);
    fold();
    expect(names()).toEqual(['A']);
    expect(toast('A').style.getPropertyValue('--swipe')).toBe('');
    expect(toast('A')).not.toHaveAttribute('data-swiping');
  });
});

test('while a dialog is open the toasts are in it, since the rest of the page is inert', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  show('a', 'A');
  expect(dialog).toContainElement(toast('A'));
  dialog.dispatchEvent(new Event('close'));
  expect(dialog).toBeEmptyDOMElement();
  expect(toast('A')).toBeVisible();
  dialog.remove();
});
