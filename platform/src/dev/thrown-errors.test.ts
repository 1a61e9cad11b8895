import { mapLimits, problemOf, type ThrownError } from './thrown-errors.ts';

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
const located = (error: ThrownError) => problemOf(error, servers);

test('an error has the line of the first source in its stack, and not of what is installed', async () => {
  const stack = `Error: boom
    at shell (http://localhost:8080/assets/shell-development/shell.js:7:7)
    at render (http://localhost:8082/page.js:2:1)
    at http://localhost:8082/page.js:3:4
    at Page (http://localhost:8082/page.js:1:9)`;
  expect(await located({ text: 'Error: boom', stack })).toEqual({
    file: 'shared-ui/src/price.tsx:9',
    text: 'Error: boom',
  });
});

test('an error of a script without a map, and one without a stack, is reported by its words', async () => {
  expect(await located({ text: 'Error: boom', stack: 'at http://localhost:8082/other.js:1:1' })).toEqual({
    text: 'Error: boom',
  });
  expect(await located({ text: 'gone' })).toEqual({ text: 'gone' });
});

// What a development server of somebody else answers, or a page says.
const answering = (answer: (signal: AbortSignal | null | undefined) => Promise<Response>) => {
  let count = 0;
  jest.mocked(fetch).mockImplementation((_address, init) => {
    count += 1;
    return answer(init?.signal);
  });
  return () => count;
};
const stack = 'at Page (http://localhost:8082/page.js:1:9)';
const words = { text: 'Error: boom' };

test('of a map that has no end no more is read than its bound', async () => {
  let read = 0;
  const chunk = new Uint8Array(1_000);
  const endless = () =>
    new ReadableStream({
      pull(controller) {
        read += chunk.length;
        // Ends for the sake of a test that fails.
        if (read > 1_000_000) controller.close();
        else controller.enqueue(chunk);
      },
    });
  answering(() => Promise.resolve(new Response(endless())));
  expect(await problemOf({ ...words, stack }, servers, { ...mapLimits, bytes: 10_000 })).toEqual(words);
  expect(read).toBeLessThan(20_000);
});

test('a map that never comes is waited for until its time is over', async () => {
  answering(
    (signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('late')));
      }),
  );
  expect(await problemOf({ ...words, stack }, servers, { ...mapLimits, ms: 20 })).toEqual(words);
});

test('a long stack asks for few maps, and for none twice', async () => {
  const count = answering(() => Promise.resolve(new Response('', { status: 404 })));
  await problemOf({ ...words, stack: `${stack}\n`.repeat(100) }, servers);
  expect(count()).toBe(1);
  const many = Array.from({ length: 200 }, (_, at) => `at http://localhost:8082/${at}.js:1:1`).join('\n');
  await problemOf({ ...words, stack: many }, servers);
  expect(count()).toBe(1 + mapLimits.scripts);
});

test.each([
  ['is no JSON', '<!doctype html>'],
  ['is null', 'null'],
  ['has no mappings', '{"version":3,"sources":["a"]}'],
  ['has mappings that are a number', '{"version":3,"sources":["a"],"mappings":7}'],
  ['has sections within nothing', '{"version":3,"sections":[null]}'],
  ['has half a million levels', `${'['.repeat(500_000)}${']'.repeat(500_000)}`],
  ['leads out of the checkout', JSON.stringify({ ...map, sources: ['webpack://mf-plans/../../../etc/passwd'] })],
])('an error whose map %s is reported by its words', async (_what, text) => {
  answering(() => Promise.resolve(new Response(text)));
  expect(await located({ ...words, stack })).toEqual(words);
});
