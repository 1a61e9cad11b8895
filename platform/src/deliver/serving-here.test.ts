import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from './serve.ts';
import { addressHere, isOfThisMachine, noteServing } from './serving-here.ts';

let sites: string;
beforeEach(() => {
  sites = mkdtempSync(join(tmpdir(), 'serving-'));
});
afterEach(() => rmSync(sites, { recursive: true }));

test('the server that runs is found on its port, and no longer once it has ended', async () => {
  expect(await addressHere(sites)).toBeUndefined();
  const { address, stop } = await serve(sites, 0);
  const forget = await noteServing(sites, address);
  expect(await addressHere(sites)).toBe(address);
  await stop();
  // Ended without a word, as by SIGKILL.
  expect(await addressHere(sites)).toBeUndefined();
  await forget();
  expect(readdirSync(join(sites, '.serving'))).toEqual([]);
});

test('notes of processes that are gone are removed, and a folder that cannot be written is no fault', async () => {
  mkdirSync(join(sites, '.serving'));
  // No system gives a process this number.
  writeFileSync(join(sites, '.serving', '999999999-8080'), '');
  expect(await addressHere(sites)).toBeUndefined();
  expect(readdirSync(join(sites, '.serving'))).toEqual([]);
  const file = join(sites, 'file');
  writeFileSync(file, '');
  const forget = await noteServing(file, 'http://localhost:8080');
  await forget();
});

test.each([
  ['http://localhost:8080', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:3000', true],
  ['http://demo.localhost:3000', true],
  ['https://localhost.example', false],
  ['https://staging.example', false],
])('%s is of this machine: %p', (origin, expected) => expect(isOfThisMachine(origin)).toBe(expected));
