import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { isHydrated } from './react-hydrated.ts';

test('react-dom, __reactFiber: is on an element once React has hydrated it', () => {
  const main = document.createElement('main');
  main.innerHTML = '<h1>Planes</h1>';
  document.body.replaceChildren(main);
  expect(isHydrated()).toBe(false);
  act(() => void hydrateRoot(main, <h1>Planes</h1>));
  expect(isHydrated()).toBe(true);
});
