import { command } from './command.ts';

const [node = '', file = ''] = process.argv;
const npm = process.env.npm_command;
afterEach(() => {
  process.argv = [node, file];
  if (npm === undefined) delete process.env.npm_command;
  else process.env.npm_command = npm;
});

test.each([
  ['npx mosaico', '/site/node_modules/.bin/mosaico', 'exec', 'npx mosaico status'],
  ['npm start', '/site/platform/bin/mosaico.mjs', 'start', 'npx mosaico status'],
  ['a script of package.json', '/site/node_modules/.bin/mosaico', 'run-script', 'npx mosaico status'],
  ['node', '/site/platform/bin/mosaico.mjs', undefined, 'npx mosaico status'],
  ['its name on the PATH', '/usr/local/bin/mosaico', undefined, 'mosaico status'],
])('started by %s, a hint says what works there', (_how, started, by, typed) => {
  process.argv = [node, started];
  if (by === undefined) delete process.env.npm_command;
  else process.env.npm_command = by;
  expect(command('status')).toBe(typed);
});
