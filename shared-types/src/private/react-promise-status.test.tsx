/** @jest-environment jsdom */
import { act, use } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { tellFulfilled } from './react-promise-status.ts';

test('react: `use` reads Promise#value at once where Promise#status is "fulfilled"', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const words = tellFulfilled(new Promise<string>(() => undefined), 'loaded');
  const Section = () => use(words);
  const element = document.createElement('div');
  const root = createRoot(element);
  act(() => flushSync(() => root.render(<Section />)));
  expect(element).toHaveTextContent('loaded');
  act(() => root.unmount());
});
