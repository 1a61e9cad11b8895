import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { confined, whyNotConfined } from './confinement.ts';

// What Node and the kernel keep from a script, whatever the worker takes from it before.
let folder: string;
let socket: Server;
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'confined-')));
  for (const name of ['own', 'own-beside', 'elsewhere']) mkdirSync(join(folder, name));
  for (const name of ['own/data', 'own-beside/data', 'elsewhere/data']) writeFileSync(join(folder, name), name);
  process.env.AWS_SECRET_ACCESS_KEY = 'a key';
  socket = createServer().listen(join(folder, 'socket'));
  await new Promise((listening) => socket.once('listening', listening));
});
afterAll(() => {
  delete process.env.AWS_SECRET_ACCESS_KEY;
  socket.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a script prints that may read the folder `own`; `isBare`: without Node's permission model. */
function printed(script: string, isBare = false): string {
  const file = join(folder, 'own', 'script.mjs');
  const begin = `import fs from 'node:fs'; import net from 'node:net'; import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url); const folder = ${JSON.stringify(folder)};
    const connected = (...where) => new Promise((resolve) => net.connect(...where).on('connect', () => resolve('reached')).on('error', (error) => resolve(error.code)));`;
  writeFileSync(file, `${begin}\ntry { ${script} } catch (error) { console.log(error.code) }`);
  const { command, args, env, cwd, remove } = confined(file, [join(folder, 'own') + sep]);
  const bare = args.filter((each) => !/^--((experimental-)?permission|allow-fs-read=.*)$/.test(each));
  const { stdout, stderr } = spawnSync(command, isBare ? bare : args, { env, cwd, encoding: 'utf8' });
  remove();
  if (stderr) throw new Error(stderr);
  return stdout.trim();
}

test('a confined script has its folder, an empty working directory and an environment without keys', () => {
  expect(printed("console.log(fs.readFileSync(folder + '/own/data', 'utf8'))")).toBe('own/data');
  const names = printed('console.log(Object.keys(process.env).join())').split(',');
  expect(names).toContain('NODE_ENV');
  expect(names).not.toContain('AWS_SECRET_ACCESS_KEY');
  expect(names).not.toContain('PATH');
});

const denied = 'ERR_ACCESS_DENIED';
test.each([
  ['reads a file elsewhere', "console.log(fs.readFileSync(folder + '/elsewhere/data', 'utf8'))", denied],
  ['reads a folder of almost the same name', "console.log(fs.readFileSync(folder + '/own-beside/data'))", denied],
  ["reads its parent's environment", "console.log(fs.readFileSync('/proc/' + process.ppid + '/environ'))", denied],
  ['lists a folder', "console.log(fs.readdirSync(folder + '/elsewhere'))", denied],
  ['writes beside itself', "fs.writeFileSync(folder + '/own/left', 'x'); console.log('written')", denied],
  ['starts a process', "console.log(require('child_process').execFileSync('/bin/true'))", denied],
  ['starts a thread', "new (require('worker_threads').Worker)('1', { eval: true }); console.log('started')", denied],
  ['asks for the inner modules of Node', "console.log(process.binding('spawn_sync'))", denied],
  ['loads a native module', "process.dlopen({ exports: {} }, folder + '/own/data')", 'ERR_DLOPEN_DISABLED'],
])('a confined script that %s is refused by Node', (_what, script, code) => {
  expect(printed(script)).toBe(code);
  expect(readdirSync(join(folder, 'own')).sort()).toEqual(['data', 'script.mjs']);
});

// Where the kernel does not confine, `promote` says so.
const kept = whyNotConfined() === undefined ? /^(E[A-Z]+|ERR_ACCESS_DENIED)$/ : /./;
test.each([
  ['a service of this machine', "console.log(await connected(PORT, '127.0.0.1'))"],
  ['a socket of this machine', "console.log(await connected(folder + '/socket'))"],
  ['the process that started it', "process.kill(PARENT, 0); console.log('reached')"],
  ['files that it was not given', "console.log(fs.readFileSync(folder + '/elsewhere/data', 'utf8'))"],
  ['a place to write to', "fs.writeFileSync(folder + '/own/left', 'x'); console.log('written')"],
  ['a working directory to write to', "fs.writeFileSync('left', 'x'); console.log('written')"],
  ['the old file system', "console.log(fs.readdirSync('/hidden/usr'))"],
])('a confined script does not reach %s, even without the permission model of Node', async (_what, script) => {
  const service = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => service.once('listening', listening));
  const { port } = service.address() as AddressInfo;
  const found = printed(script.replace('PORT', String(port)).replace('PARENT', String(process.pid)), true);
  service.close();
  expect(found).toMatch(kept);
});
