import { fireEvent } from '@testing-library/react';
import { whenNear } from './when-near.ts';

let element: HTMLElement;
let comeNear: () => void;
const act = jest.fn();

beforeEach(() => {
  act.mockClear();
  document.body.innerHTML = '<div><button>Precios</button></div>';
  element = document.querySelector('div') ?? document.body;
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => callback([{ isIntersecting: true }]);
    }
    observe = jest.fn();
    disconnect = jest.fn();
  } as never;
});
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

const signs: [string, () => void][] = [
  ['comes near', () => comeNear()],
  ['points at it', () => fireEvent.pointerOver(element)],
  ['touches it', () => fireEvent.touchStart(element)],
  ['focuses what is in it', () => fireEvent.focusIn(element.firstElementChild ?? element)],
];
test.each(signs)('a section is wanted, once, when the visitor %s', (_sign, happen) => {
  whenNear(element, act);
  fireEvent.pointerOver(document.body);
  expect(act).not.toHaveBeenCalled();
  happen();
  fireEvent.pointerOver(element);
  expect(act).toHaveBeenCalledTimes(1);
});

test('a section that has left the page is not loaded', () => {
  whenNear(element, act)();
  fireEvent.pointerOver(element);
  expect(act).not.toHaveBeenCalled();
});
