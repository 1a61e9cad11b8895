/** @jest-environment jsdom */
import type * as Client from 'react-dom/client';
import type * as React from 'react';
import { reactMismatch } from './browser.ts';

/** What React's production build reports when it hydrates `<p>Planes</p>` with this component. */
async function reported(render: (react: typeof React) => React.ReactNode): Promise<string[]> {
  const messages: string[] = [];
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'production' });
  try {
    await jest.isolateModulesAsync(async () => {
      const react = (await import('react')) as typeof React;
      const { hydrateRoot } = (await import('react-dom/client')) as typeof Client;
      document.body.innerHTML = '<p>Planes</p>';
      await new Promise<void>((resolve) => {
        const Page = (): React.ReactNode => {
          react.useEffect(resolve, []);
          return render(react);
        };
        hydrateRoot(document.body, react.createElement(Page), {
          onRecoverableError: (error) => messages.push(String(error)),
        });
      });
    });
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
  }
  return messages;
}

test('react-dom, error numbers: other HTML than the component renders', async () => {
  const messages = await reported(({ createElement }) => createElement('p', null, 'Precios'));
  expect(messages).toEqual([expect.stringMatching(reactMismatch)]);
});

test('react-dom, error numbers: a component that throws during hydration alone', async () => {
  let isFirst = true;
  const messages = await reported(({ createElement }) => {
    if (isFirst) {
      isFirst = false;
      throw new Error('once');
    }
    return createElement('p', null, 'Planes');
  });
  expect(messages).toEqual([expect.stringMatching(reactMismatch)]);
});

test('react-dom, error numbers: the same HTML reports none', async () => {
  expect(await reported(({ createElement }) => createElement('p', null, 'Planes'))).toEqual([]);
});
