import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { keptHtml } from './kept-html.ts';

test('hydration keeps the HTML of an element with these props, and so does the next render', () => {
  const element = document.createElement('main');
  element.innerHTML = '<h1>Planes</h1><ol data-static=""><li>Uno</li></ol>';
  const before = element.querySelector('li');
  const problems: unknown[] = [];
  const page = (title: string) => (
    <>
      <h1>{title}</h1>
      <ol data-static="" {...keptHtml} />
    </>
  );
  let root: ReturnType<typeof hydrateRoot> | undefined;
  act(() => {
    root = hydrateRoot(element, page('Planes'), { onRecoverableError: (error) => problems.push(error) });
  });
  expect(problems).toEqual([]);
  expect(element.querySelector('li')).toBe(before);
  act(() => root?.render(page('Cursos')));
  expect(element).toHaveTextContent('CursosUno');
  expect(element.querySelector('li')).toBe(before);
});
