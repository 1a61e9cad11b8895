import type * as Dom from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';
import type * as SharedTypes from '@mosaico/shared-types';
import type { BootScript } from '@mosaico/shared-types';
import type * as Tabs from '@mosaico/shared-types/tabs';

// What a test needs of a document is loaded where it has one.
if (typeof window !== 'undefined') {
  const { configure } = jest.requireActual<typeof Dom>('@testing-library/dom');
  jest.requireActual('@testing-library/jest-dom');
  // jsdom leaves these out, and the router wants them when it is imported.
  Object.assign(globalThis, { TextDecoder, TextEncoder });
  // What is waited for comes late on a busy machine; no test sees whether something is quick.
  configure({ asyncUtilTimeout: 20_000 });
  // As the boot script does in every document of the site, until Material UI's tabs are loaded.
  jest.requireActual<typeof Tabs>('@mosaico/shared-types/tabs').answerTabs(document);
  // Every document of the site has a boot script. This one does nothing.
  const nothing = (): void => undefined;
  const bootScript: BootScript = {
    run: nothing,
    begin: () => true,
    fail: nothing,
    say: nothing,
    wake: nothing,
    isAsleep: () => false,
  };
  Object.assign(globalThis, {
    [jest.requireActual<typeof SharedTypes>('@mosaico/shared-types').bootScriptName]: bootScript,
  });
}

// A warning or an error on the console that a test does not expect is a failure: visitors' consoles stay silent.
for (const method of ['error', 'warn'] as const) {
  const print = console[method];
  console[method] = (...parts: unknown[]) => {
    print(...parts);
    throw new Error(`Unexpected console.${method}: ${parts.map(String).join(' ')}`);
  };
}

// What jsdom has no notion of: a modal dialog without its top layer, sizes, and a window in which everything is in view.
if (typeof window !== 'undefined') {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Object.assign(Performance.prototype, { getEntriesByName: () => [] });
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
    ResizeObserver: class {
      observe() {
        // Nothing has a size.
      }
      disconnect() {
        // Nothing was kept of it.
      }
    },
    IntersectionObserver: class {
      constructor(private readonly seen: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
      observe(target: Element) {
        this.seen([{ isIntersecting: true, target }]);
      }
      unobserve() {
        // Nothing was kept of it.
      }
      disconnect() {
        // Nothing was kept of it.
      }
    },
  });
}
