import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Region } from './region.tsx';

const onCommit = jest.fn();
const onError = jest.fn();
let element: HTMLElement;
let isBroken = false;

function Page() {
  const [text, setText] = useState('');
  if (isBroken) throw new Error('stand-in for a fault in a page');
  return (
    <>
      <h1>Planes</h1>
      <input aria-label="Nombre" value={text} onChange={({ target }) => setText(target.value)} />
      <p>Hola, {text}</p>
    </>
  );
}

const html = '<h1>Planes</h1><input aria-label="Nombre" value=""><p>Hola, <!-- --></p>';
const field = (): HTMLInputElement => element.querySelector('input') ?? document.createElement('input');
/** Without act(), which keeps errors from whom React tells of them. Resolves with the outcome. */
async function rendered(render: () => void): Promise<void> {
  const outcomes = (): number => onCommit.mock.calls.length + onError.mock.calls.length;
  const before = outcomes();
  render();
  await waitFor(() => expect(outcomes()).toBeGreaterThan(before));
}
const hydrate = (region: Region) => rendered(() => region.hydrate(<Page />, { onCommit, onError }));

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
beforeEach(() => {
  jest.clearAllMocks();
  isBroken = false;
  document.body.innerHTML = `<main>${html}</main>`;
  element = document.querySelector('main') ?? document.body;
  globalThis.reportError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('HTML that is as it was prerendered is hydrated', async () => {
  const before = field();
  await hydrate(new Region(element, 'p'));
  expect(field()).toBe(before);
  expect(onCommit).toHaveBeenCalledTimes(1);
});

test('what is typed, focused and opened is carried over where something foreign stands in the HTML', async () => {
  element.querySelector('p')?.append(document.createElement('span'));
  field().value = 'Ana';
  field().focus();
  const before = field();
  await hydrate(new Region(element, 'p'));
  expect(field()).not.toBe(before);
  expect(field()).toHaveValue('Ana');
  expect(element).toHaveTextContent('Hola, Ana');
});

test('what throws leaves the very elements, with what is typed and the focus, and can be tried again', async () => {
  const before = field();
  before.value = 'Ana';
  before.focus();
  isBroken = true;
  const region = new Region(element, 'p');
  await hydrate(region);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(field()).toBe(before);
  expect(field()).toHaveValue('Ana');
  expect(field()).toHaveFocus();
  expect(region.isMounted()).toBe(false);
  isBroken = false;
  await hydrate(region);
  expect(onCommit).toHaveBeenCalledTimes(1);
  expect(element).toHaveTextContent('Planes');
});

test('what throws later leaves what was there before', async () => {
  const region = new Region(element, 'p');
  await hydrate(region);
  isBroken = true;
  await rendered(() => region.render(<Page />, { onCommit, onError }));
  expect(onError).toHaveBeenCalledTimes(1);
  expect(element).toHaveTextContent('Planes');
});

test('another page is rendered in place of HTML that nobody has hydrated', async () => {
  await rendered(() => new Region(element, 'p').render(<h1>Cursos</h1>, { onCommit, onError }));
  expect(element).toHaveTextContent(/^Cursos$/);
});
