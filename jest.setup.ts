import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out, and the router wants them when it is imported.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// A warning or an error on the console that a test does not expect is a failure: visitors' consoles stay silent.
for (const method of ['error', 'warn'] as const) {
  const print = console[method];
  console[method] = (...parts: unknown[]) => {
    print(...parts);
    throw new Error(`Unexpected console.${method}: ${parts.map(String).join(' ')}`);
  };
}
