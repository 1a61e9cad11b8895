/** @jest-environment jsdom */
import './remote-entry.ts';

const globals = globalThis as typeof globalThis & {
  mosaicoFederation?: object;
  mosaicoContainer?: (facts: object) => { init: (scope: object) => void; get: (module: string) => Promise<string> };
  mf_legal?: object;
};

test('a host whose first attempt fails gets the module at the second one, for which no script runs again', async () => {
  globals.mosaicoFederation = { bundlerRuntime: { init: () => undefined } };
  const place = Object.assign(document.createElement('script'), {
    src: 'https://site.example/assets/mf-legal/remoteEntry.js',
  });
  Object.defineProperty(document, 'currentScript', { configurable: true, value: place });
  const init = jest.fn().mockRejectedValueOnce(new Error('No answer.')).mockResolvedValue(undefined);
  const scripts: string[] = [];
  document.head.append = (element) => {
    const script = element as HTMLScriptElement;
    scripts.push(script.src);
    // What the release's entry does as it runs.
    globals.mf_legal = { init, get: (module: string) => Promise.resolve(`${module} of the release`) };
    script.onload?.(new Event('load'));
  };
  const container = globals.mosaicoContainer?.({ name: 'mf_legal', entry: 'entry.1.js', styles: [], needs: [] });
  if (!container) throw new Error('There is no container.');
  globals.mf_legal = container;
  container.init({});
  await expect(container.get('./screens')).rejects.toThrow('No answer.');
  expect(globals.mf_legal).toBe(container);
  await expect(container.get('./screens')).resolves.toBe('./screens of the release');
  expect(scripts).toEqual(['https://site.example/assets/mf-legal/entry.1.js']);
});
