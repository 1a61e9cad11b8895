import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Release, Revision } from '@mosaico/shared-types/schemas';
import { parseJson } from '../files/read-json.ts';
import { releaseFile } from './faults.ts';
import type { Store } from './store.ts';

const makeKeys =
  'Make a pair with: openssl genpkey -algorithm ed25519 -out key.pem && openssl pkey -in key.pem -pubout -out key.pub';

/** A private Ed25519 key from a PEM, or a file that holds one. Throws, without naming its content, for anything else. */
export function signingKey(source: string): Promise<KeyObject> {
  return keyFrom(source, createPrivateKey, 'private');
}

/** The public Ed25519 key in a PEM file, as revisions keep it: base64 of its DER. Throws for anything else. */
export async function publicKey(file: string): Promise<string> {
  return textOf(await keyFrom(file, createPublicKey, 'public'));
}

async function keyFrom(source: string, read: (pem: string) => KeyObject, kind: string): Promise<KeyObject> {
  const isPem = source.includes('-----BEGIN');
  const name = isPem ? 'The signing key' : source;
  const pem = isPem ? source : await readFile(source, 'utf8').catch(() => undefined);
  if (pem === undefined) throw new Error(`${name} cannot be read. Name the file of a ${kind} Ed25519 key. ${makeKeys}`);
  let key: KeyObject | undefined;
  try {
    key = read(pem);
  } catch {
    // What the parser says may quote the key.
  }
  if (key?.asymmetricKeyType === 'ed25519') return key;
  throw new Error(`${name} is no ${kind} Ed25519 key in PEM (without a passphrase). ${makeKeys}`);
}

const textOf = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64');

const keyOf = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

/** What messages and file names call a public key: sixteen hexadecimal digits of its SHA-256. */
export function fingerprint(key: string): string {
  return createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 16);
}

/**
 * Signs a published release, if it is what was built in `folder` (only when, by whom and from which commit may differ). The key's
 * fingerprint. Throws for any other release, naming what differs.
 */
export async function signRelease(
  store: Store,
  { workspace, version, folder }: { workspace: string; version: string; folder: string },
  key: KeyObject,
): Promise<string> {
  const published = await store.releaseText(workspace, version);
  const built = await readFile(join(folder, releaseFile), 'utf8');
  const differing = published === built ? [] : differingParts(contentOf(published), contentOf(built));
  if (differing.length > 0)
    throw new Error(
      `${workspace}@${version} in the store is not what is built in ${folder} (${differing.join(', ')}): it was not signed. ` +
        'Find out who published it, and release under another version.',
    );
  const publicText = textOf(createPublicKey(key));
  await store.addSignature(workspace, version, {
    key: fingerprint(publicText),
    signature: sign(null, Buffer.from(published), key).toString('base64'),
  });
  const fault = await signatureFault(store, { workspace, version }, [publicText]);
  if (fault)
    throw new Error(
      `${workspace}@${version} ${fault}, and that stands where its signature belongs. Delete it from the store, then sign again.`,
    );
  return fingerprint(publicText);
}

/** What must be the same in another build of the same source: the key's owner answers for all of it. */
function contentOf(text: string): Record<string, unknown> {
  const { built, ...content } = parseJson(text, releaseFile) as Release;
  // Of `built`, what decides whether it fits, and where it comes from.
  return { ...content, contract: built.contract, runtime: built.runtime, repository: built.repository };
}

function differingParts(one: Record<string, unknown>, other: Record<string, unknown>): string[] {
  const parts = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...parts].filter((part) => !isDeepStrictEqual(one[part], other[part]));
}

/** Throws one message that names every release whose remote must be signed in this environment and is not, and the remedy. */
export async function refuseUntrusted(
  store: Store,
  { environment, releases, trust = {} }: Pick<Revision, 'environment' | 'releases' | 'trust'>,
): Promise<void> {
  const refusals: string[] = [];
  for (const [workspace, keys] of Object.entries(trust)) {
    const version = releases[workspace];
    if (version === undefined) continue;
    const fault = await signatureFault(store, { workspace, version }, keys);
    if (fault)
      refusals.push(
        `${workspace}@${version} ${fault}, and "${environment}" shows only a ${workspace} signed with ` +
          `${keys.length > 1 ? 'one of the keys' : 'the key'} ${keys.map(fingerprint).join(', ')}. Sign it, from the source it ` +
          `was built of: mosaico publish ${workspace} --unless-published --sign-with <key.pem>. Or promote one that is.`,
      );
  }
  if (refusals.length > 0) throw new Error(refusals.join('\n'));
}

/** A key that has signed a release, or said so. */
export interface SignedWith {
  /** Fingerprint. */
  key: string;
  /** Environments that demand it, or one of several, of this workspace. */
  demandedBy: string[];
  /** Whether the signature is of the release; unknown where no environment has the key. */
  valid: boolean | undefined;
}

/** What is kept as signatures of a release, by their keys. */
export async function signaturesOf(store: Store, workspace: string, version: string): Promise<SignedWith[]> {
  const demands: { environment: string; key: string }[] = [];
  for (const environment of (await store.environments()).sort()) {
    const { revision } = await store.head(environment).catch(() => ({ revision: undefined }));
    for (const key of revision?.trust?.[workspace] ?? []) demands.push({ environment, key });
  }
  return Promise.all(
    (await store.signingKeys(workspace, version)).map(async (key) => {
      const of = demands.filter((each) => fingerprint(each.key) === key);
      const [known] = of;
      const valid = known && (await signatureFault(store, { workspace, version }, [known.key])) === undefined;
      return { key, demandedBy: of.map(({ environment }) => environment), valid };
    }),
  );
}

/** What is wrong with the signatures of a release; nothing if one of these keys has signed it. */
async function signatureFault(
  store: Store,
  { workspace, version }: { workspace: string; version: string },
  keys: readonly string[],
): Promise<string | undefined> {
  const text = Buffer.from(await store.releaseText(workspace, version));
  let fault = 'is not signed';
  for (const key of keys) {
    const signatures = await store.signatures(workspace, version, fingerprint(key));
    if (signatures.some((each) => verify(null, text, keyOf(key), Buffer.from(each, 'base64')))) return undefined;
    if (signatures.length > 0) fault = `has a signature of ${fingerprint(key)} that is not of its release.json`;
  }
  return fault;
}
