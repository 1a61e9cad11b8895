import { createHash, generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@mosaico/shared-types/schemas';
import { commandLine } from '../cli.ts';
import { currentSite } from '../site/sites.ts';
import { promote, rehearse } from '../environments/promote.ts';
import { rollback } from '../environments/rollback.ts';
import { commandsBeside } from '../testing/commands-beside.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { fingerprint, publicKey, signingKey, signRelease } from './signing.ts';
import { folderStore } from './stores.ts';

let folder: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};
madeOnce('signing', begin, async () => {
  for (const name of ['plans', 'other']) writeKeys(name);
  await fixture.publish('shell', '1.0.0');
  await published('1.0.0', 'plans');
  await promoted('shell@1.0.0', 'mf-plans@1.0.0');
});
commandsBeside(() => folder);

function writeKeys(name: string, pair = generateKeyPairSync('ed25519')): void {
  writeFileSync(join(folder, `${name}.pem`), pair.privateKey.export({ format: 'pem', type: 'pkcs8' }));
  writeFileSync(join(folder, `${name}.pub`), pair.publicKey.export({ format: 'pem', type: 'spki' }));
}

async function published(version: string, ...signers: string[]): Promise<void> {
  await fixture.publish('mf-plans', version);
  for (const each of signers) await signed(version, each);
}
const signed = async (version: string, signer: string) =>
  signRelease(
    fixture.store,
    { workspace: 'mf-plans', version, folder: join(folder, 'built', `mf-plans-${version}`) },
    await signingKey(join(folder, `${signer}.pem`)),
  );
const nameOf = async (signer: string) => fingerprint(await publicKey(join(folder, `${signer}.pub`)));

/** As another process does. */
const store = () => folderStore(join(folder, 'store'));
const sites = () => join(folder, 'sites', 'staging');
const promotionOf = (...releases: string[]) => ({
  environment: 'staging',
  changes: releases.map((each) => ({ workspace: each.split('@')[0] ?? '', version: each.split('@')[1] ?? '' })),
  configurationFolder: fixture.configurationFolder,
  sites: sites(),
});
const promoted = (...releases: string[]) => promote(store(), promotionOf(...releases));
const trust = (signer: string, ...more: string[]) =>
  commandLine().parseAsync(
    ['node', 'mosaico', 'environment', 'trust', 'staging', 'mf-plans', '--key', join(folder, `${signer}.pub`)].concat(
      more,
    ),
  );

test('an environment that demands signatures shows no release without one, or with another’s', async () => {
  await trust('plans');
  await published('1.1.0');
  const refusal = (fault: string, key: string) =>
    `mf-plans@1.1.0 ${fault}, and "staging" shows only a mf-plans signed with the key ${key}. Sign it, from the source it ` +
    'was built of: mosaico publish mf-plans --unless-published --sign-with <key.pem>';
  const unsigned = refusal('is not signed', await nameOf('plans'));
  await expect(promoted('mf-plans@1.1.0')).rejects.toThrow(unsigned);
  await expect(rehearse(store(), promotionOf('mf-plans@1.1.0'))).rejects.toThrow(unsigned);
  await expect(promote(store(), { ...promotionOf('mf-plans@1.1.0'), force: 'now' })).rejects.toThrow(unsigned);
  await signed('1.1.0', 'other');
  await expect(promoted('mf-plans@1.1.0')).rejects.toThrow(unsigned);
  await signed('1.1.0', 'plans');
  expect((await promoted('mf-plans@1.1.0')).revision.releases['mf-plans']).toBe('1.1.0');
});

test('a signature of another release.json is none', async () => {
  await trust('plans');
  await published('1.1.0');
  const release = (version: string) => join(folder, 'store', 'releases', 'mf-plans', version);
  const signature = `release.${await nameOf('plans')}.sig`;
  writeFileSync(join(release('1.1.0'), signature), readFileSync(join(release('1.0.0'), signature)));
  await expect(promoted('mf-plans@1.1.0')).rejects.toThrow(
    `has a signature of ${await nameOf('plans')} that is not of its release.json`,
  );
  // And one that was signed is refused as soon as what was signed changes.
  const file = join(release('1.0.0'), 'release.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('2026-11-21', '2026-11-22'));
  await expect(rehearse(store(), promotionOf('mf-plans@1.0.0'))).rejects.toThrow('that is not of its release.json');
});

test('a damaged signature keeps nobody from signing', async () => {
  await trust('plans');
  await published('1.1.0');
  const file = join(folder, 'store', 'releases', 'mf-plans', '1.1.0', `release.${await nameOf('plans')}.sig`);
  writeFileSync(file, 'half a sig');
  const refusal = `has a signature of ${await nameOf('plans')} that is not of its release.json`;
  await expect(promoted('mf-plans@1.1.0')).rejects.toThrow(refusal);
  expect(await signed('1.1.0', 'plans')).toBe(await nameOf('plans'));
  expect((await promoted('mf-plans@1.1.0')).revision.releases['mf-plans']).toBe('1.1.0');
  expect(readFileSync(file, 'utf8')).toBe('half a sig');
});

test('who cannot sign because of what is in the way is told so', async () => {
  await published('1.1.0', 'plans');
  const place = join(folder, 'store', 'releases', 'mf-plans', '1.1.0');
  const file = join(place, `release.${await nameOf('plans')}.sig`);
  const digest = createHash('sha256').update(readFileSync(file, 'utf8').trim()).digest('hex').slice(0, 16);
  for (const each of [file, join(place, `release.${await nameOf('plans')}.${digest}.sig`)])
    writeFileSync(each, 'half a sig');
  await expect(signed('1.1.0', 'plans')).rejects.toThrow('Delete it from the store, then sign again.');
});

test('whom an environment would trust, and has trusted, is told', async () => {
  const told: string[] = [];
  jest.mocked(console.log).mockImplementation((text: string) => void told.push(text));
  await trust('plans', '--dry-run');
  const line = `keys of mf-plans  (none)  →  ${await nameOf('plans')}`;
  expect(told.pop()).toContain(line);
  await trust('plans');
  for (const words of [
    ['diff', 'staging@1', 'staging'],
    ['history', '--env', 'staging'],
  ]) {
    await commandLine().parseAsync(['node', 'mosaico', ...words]);
    expect(told.pop()).toContain(line);
  }
});

test('what is no key is refused where a revision says it', async () => {
  const file = join(folder, 'store', 'environments', 'staging', '000001.json');
  const revision = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...revision, trust: { 'mf-plans': ['aGk='] } }));
  await expect(store().revision('staging')).rejects.toThrow('trust.mf-plans.0: must be a public Ed25519 key');
});

test('a demand that the release in use does not meet is refused', async () => {
  await expect(trust('other')).rejects.toThrow('mf-plans@1.0.0 is not signed');
  expect((await store().revision('staging')).trust).toBeUndefined();
});

test('keys are kept in the history, replaced one by one, and do not come back by a rollback', async () => {
  await trust('plans');
  await trust('plans');
  expect(await store().revisionNumbers('staging')).toEqual([1, 2]);
  await published('1.1.0', 'other');
  await trust('other');
  await promoted('mf-plans@1.1.0');
  await trust('plans', '--remove');
  const { trust: keys, reason } = await store().revision('staging');
  expect(keys).toEqual({ 'mf-plans': [await publicKey(join(folder, 'other.pub'))] });
  expect(reason).toBe(`no longer trusts ${await nameOf('plans')} for mf-plans`);
  await expect(rollback(store(), { environment: 'staging', sites: sites(), to: 2 })).rejects.toThrow(
    `mf-plans@1.0.0 is not signed, and "staging" shows only a mf-plans signed with the key ${await nameOf('other')}`,
  );
  await signed('1.0.0', 'other');
  expect((await rollback(store(), { environment: 'staging', sites: sites(), to: 2 })).revision.trust).toEqual(keys);
  await trust('other', '--remove');
  expect((await store().revision('staging')).trust).toBeUndefined();
});

test('what is not signed is not offered to be mixed either', async () => {
  await trust('plans');
  await published('1.1.0');
  await published('1.2.0', 'plans');
  await promoted('mf-plans@1.2.0');
  const offered = readFileSync(join((await currentSite(sites())) ?? '', 'releases', 'index.json'), 'utf8');
  const versions = (JSON.parse(offered) as Record<string, { version: string }[]>)['mf-plans']?.map(
    (each) => each.version,
  );
  expect(versions?.sort()).toEqual(['1.0.0', '1.2.0']);
});

test('only what was built here is signed; another build of the same is the same', async () => {
  await published('1.1.0');
  const built = join(folder, 'built', 'mf-plans-1.1.0', 'release.json');
  const text = readFileSync(built, 'utf8');
  writeFileSync(built, text.replace('2026-11-21', '2026-11-23'));
  await signed('1.1.0', 'plans');
  writeFileSync(built, text.replace('"bytes":', '"bytes":1'));
  await expect(signed('1.1.0', 'other')).rejects.toThrow('mf-plans@1.1.0 in the store is not what is built in');
});

test.each([
  ['contract', (built: Release['built']) => ({ ...built, contract: '9.9.9' })],
  ['runtime', (built: Release['built']) => ({ ...built, runtime: { ...built.runtime, version: '9.9.9' } })],
  ['repository', (built: Release['built']) => ({ ...built, repository: 'https://git.example.org/other' })],
])('nobody signs what another has said of its %s', async (part, changed) => {
  await published('1.1.0');
  const file = join(folder, 'built', 'mf-plans-1.1.0', 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as Release;
  writeFileSync(file, JSON.stringify({ ...release, built: changed(release.built) }));
  await expect(signed('1.1.0', 'plans')).rejects.toThrow(`(${part}): it was not signed.`);
});

test('what is no key is refused, and never quoted', async () => {
  writeKeys('wrong', generateKeyPairSync('x25519'));
  await expect(signingKey(join(folder, 'wrong.pem'))).rejects.toThrow('is no private Ed25519 key in PEM');
  await expect(publicKey(join(folder, 'nowhere.pub'))).rejects.toThrow('nowhere.pub cannot be read.');
  const broken = '-----BEGIN PRIVATE KEY-----\nsecret\n-----END PRIVATE KEY-----';
  const { message } = (await signingKey(broken).catch((error: unknown) => error)) as Error;
  expect(message).toContain('The signing key is no private Ed25519 key');
  expect(message).not.toContain('secret');
  expect((await signingKey(readFileSync(join(folder, 'plans.pem'), 'utf8'))).asymmetricKeyType).toBe('ed25519');
});
