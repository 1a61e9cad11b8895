import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { inShell } from '@mosaico/shared-ui/testing';
import { keptHtml } from '../slots/kept-html.ts';
import { NearSection } from '../slots/near-section.tsx';
import { SectionOutlet } from '../slots/section-outlet.tsx';
import { Region } from './region.tsx';

jest.mock('../loading/boot-script.ts', () => ({ bootScript: () => ({ say: jest.fn(), wake: jest.fn() }) }));
let comeNear: () => void = () => undefined;
jest.mock('../slots/when-near.ts', () => ({ whenNear: (_place: Element, start: () => void) => (comeNear = start) }));

const onCommit = jest.fn();
const onError = jest.fn();
let element: HTMLElement;
let isBroken = false;

function Page() {
  const [text, setText] = useState('');
  if (isBroken) throw new Error('made-up fault in a page');
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
/** Renders without act(), which would keep errors from React's callbacks. Resolves with the outcome. */
async function rendered(render: () => void): Promise<void> {
  const outcomes = (): number => onCommit.mock.calls.length + onError.mock.calls.length;
  const before = outcomes();
  render();
  await waitFor(() => expect(outcomes()).toBeGreaterThan(before));
}
const hydrate = (region: Region) => rendered(() => region.hydrate(<Page />));

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

test('unchanged HTML is hydrated', async () => {
  const before = field();
  await hydrate(new Region(element, 'p', { onCommit, onError }));
  expect(field()).toBe(before);
  expect(onCommit).toHaveBeenCalledTimes(1);
});

test('typed text, focus and open details are carried over where the HTML has a foreign element', async () => {
  element.querySelector('p')?.append(document.createElement('span'));
  field().value = 'Ana';
  field().focus();
  const before = field();
  await hydrate(new Region(element, 'p', { onCommit, onError }));
  expect(field()).not.toBe(before);
  expect(field()).toHaveValue('Ana');
  expect(element).toHaveTextContent('Hola, Ana');
});

test('a page that a browser has translated stays so while it is hydrated, and can be updated', async () => {
  const translated = (text: string) => `<font><font>${text}</font></font>`;
  element.innerHTML = `<h1>${translated('Plans')}</h1><input aria-label="Nombre" value=""><p>${translated('Hello, ')}<!-- --></p>`;
  const shown: (string | null)[] = [];
  const observer = new MutationObserver(() => shown.push(element.textContent));
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  await hydrate(new Region(element, 'p', { onCommit, onError }));
  observer.disconnect();
  expect(new Set(shown)).toEqual(new Set(['PlansHello, ']));
  await userEvent.type(field(), 'Ana');
  expect(element).toHaveTextContent('PlansHello, Ana');
});

test('a near section shows its HTML where the page is rendered anew, until its code is there', async () => {
  element.innerHTML =
    '<h1>Planes</h1><div data-part="a" data-near=""><p>Uno</p><b data-static="">dibujo</b></div><p data-static="">Dos</p>';
  element.querySelector('h1')?.replaceWith(document.createElement('aside'));
  let arrive: (component: ComponentType) => void = () => undefined;
  const component = new Promise<ComponentType>((resolve) => (arrive = resolve));
  await rendered(() =>
    new Region(element, 'p', { onCommit, onError }).hydrate(
      inShell(
        <>
          <h1>Planes</h1>
          <NearSection load={() => component} />
          <p data-static="" {...keptHtml} />
        </>,
      ),
    ),
  );
  expect(element).toHaveTextContent('PlanesUnodibujoDos');
  comeNear();
  // A static section in it has no data here: it keeps its HTML.
  arrive(() => (
    <>
      <p>Tres</p>
      <SectionOutlet mode="static" load={() => new Promise(() => undefined)} props={{}} frame={<b />} />
    </>
  ));
  await waitFor(() => expect(element).toHaveTextContent('PlanesTresdibujoDos'));
});

test('static sections keep their HTML where the page is rendered anew, each with the one in it', async () => {
  const empty = { 'data-static': '', ...keptHtml };
  element.innerHTML =
    '<h1>Planes</h1><ol data-static=""><li>Uno <b data-static="">dibujo</b></li></ol><p data-static="">Dos</p>';
  element.querySelector('h1')?.replaceWith(document.createElement('aside'));
  const before = element.querySelector('ol');
  await rendered(() =>
    new Region(element, 'p', { onCommit, onError }).hydrate(
      <>
        <h1>Planes</h1>
        <ol {...empty} />
        <p {...empty} />
      </>,
    ),
  );
  expect(element.querySelector('ol')).not.toBe(before);
  expect(element.querySelector('ol')).toHaveTextContent('Uno dibujo');
  expect(element.querySelector('p')).toHaveTextContent(/^Dos$/);
});

test('a render error leaves the same elements, with typed text and focus, and a retry is possible', async () => {
  const before = field();
  before.value = 'Ana';
  before.focus();
  isBroken = true;
  const region = new Region(element, 'p', { onCommit, onError });
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

test('a later render error leaves the previous content', async () => {
  const region = new Region(element, 'p', { onCommit, onError });
  await hydrate(region);
  isBroken = true;
  await rendered(() => region.render(<Page />));
  expect(onError).toHaveBeenCalledTimes(1);
  expect(element).toHaveTextContent('Planes');
});

test('another page replaces HTML that was never hydrated', async () => {
  await rendered(() => new Region(element, 'p', { onCommit, onError }).render(<h1>Cursos</h1>));
  expect(element).toHaveTextContent(/^Cursos$/);
});
