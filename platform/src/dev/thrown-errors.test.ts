import { problemOf, type ThrownError } from './thrown-errors.ts';

/** Line 1 of the script is line 5 of the source, line 2 is of something installed, line 3 line 9 of another source. */
const map = {
  version: 3,
  sources: [
    'webpack://mf-plans/./src/plans/page.tsx?1a2b',
    'webpack://mf-plans/../node_modules/react/index.js',
    'webpack://mf-plans/../shared-ui/src/price.tsx',
  ],
  names: [],
  mappings: 'AAIA;ACAA;ACIA',
};
const servers = ['http://localhost:8082/'];
beforeAll(() => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address) =>
      Promise.resolve(address === 'http://localhost:8082/page.js.map' ? Response.json(map) : Response.error()),
    );
});
const told = (error: ThrownError) => problemOf(error, servers);

test('an error has the line of the first source in its stack, and not of what is installed', async () => {
  const stack = `Error: boom
    at shell (http://localhost:8080/assets/shell-development/shell.js:7:7)
    at render (http://localhost:8082/page.js:2:1)
    at http://localhost:8082/page.js:3:4
    at Page (http://localhost:8082/page.js:1:9)`;
  expect(await told({ text: 'Error: boom', stack })).toEqual({
    file: 'shared-ui/src/price.tsx:9',
    text: 'Error: boom',
  });
});

test('an error of a script without a map, and one without a stack, is told by its words', async () => {
  expect(await told({ text: 'Error: boom', stack: 'at http://localhost:8082/other.js:1:1' })).toEqual({
    text: 'Error: boom',
  });
  expect(await told({ text: 'gone' })).toEqual({ text: 'gone' });
});
