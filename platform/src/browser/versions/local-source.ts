import type { LoadableRelease } from './overrides.ts';

/** Where a workspace's development server answers with its {@link LocalSource}. */
export const localSourcePath = '/mosaico-dev/source.json';

/** A workspace that `mosaico dev` runs from source, to be shown on a deployed site. Nothing of it has a hash. */
export interface LocalSource extends LoadableRelease {
  /** The script of the overlay, and its `data-*`: it shows problems, and loads the page anew when declarations change. */
  overlay: { script: string; data: Readonly<Record<string, string>> };
}

/** Why a local source is not shown. */
export interface NoSource {
  workspace: string;
  /** Where it was looked for. */
  version: string;
  /**
   * `policy`: the document's. `browser`: https: and http://localhost, or its access to the local network. `origin`: the server lets
   * this site read nothing.
   */
  why: 'no answer' | 'policy' | 'browser' | 'origin' | 'another workspace';
  /** The workspace that is there. */
  there?: string;
}

/** Whether a version is the address of a development server: `localhost:8082`. */
export function isLocal(version: string): boolean {
  return /^localhost:\d{1,5}$/.test(version);
}

/** A development server without an answer within this many ms is given up. The browser may ask the visitor for permission meanwhile. */
const answerTimeoutMs = 30_000;

/** Asks the development server. Never rejects. */
export async function localSource(workspace: string, version: string): Promise<LocalSource | NoSource> {
  const address = `http://${version}${localSourcePath}`;
  const signal = AbortSignal.timeout(answerTimeoutMs);
  const asking = new AbortController();
  // The event comes after the request has failed.
  const refused = new Promise<'policy'>((resolve) => {
    const listen = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
      if (blockedURI.startsWith(`http://${version}`)) resolve('policy');
    };
    document.addEventListener('securitypolicyviolation', listen, { signal: asking.signal });
  });
  try {
    const answer = await fetch(address, { signal });
    const source = (await answer.json().catch(() => ({}))) as LocalSource;
    if (!answer.ok || typeof source.workspace !== 'string') return { workspace, version, why: 'no answer' };
    if (source.workspace !== workspace)
      return { workspace, version, why: 'another workspace', there: source.workspace };
    return source;
  } catch {
    return { workspace, version, why: await Promise.race([refused, whyUnread(address, signal)]) };
  } finally {
    asking.abort();
  }
}

async function whyUnread(address: string, signal: AbortSignal): Promise<NoSource['why']> {
  // With `no-cors` the request succeeds at every server that is reachable, and the response cannot be read.
  const isThere = await fetch(address, { mode: 'no-cors', signal }).then(
    () => true,
    () => false,
  );
  if (isThere) return 'origin';
  return (await isForbidden()) ? 'browser' : 'no answer';
}

/** Whether this browser lets no page of this site reach the machine it runs on. */
async function isForbidden(): Promise<boolean> {
  // Safari takes http://localhost for mixed content.
  if (location.protocol === 'https:' && navigator.vendor.startsWith('Apple')) return true;
  const states = await Promise.all(['local-network-access', 'loopback-network'].map(permissionState));
  return states.includes('denied');
}

/** Nothing where the browser does not know the permission. */
async function permissionState(name: string): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name: name as PermissionName })).state;
  } catch {
    return undefined;
  }
}

/**
 * Loads what local sources need before their scripts: the overlay of each `mosaico dev`, and style sheets, as links that hot reload
 * finds.
 */
export async function prepareSources(sources: readonly LocalSource[]): Promise<void> {
  const overlays = new Map(sources.map(({ overlay }) => [overlay.data.build, overlay]));
  const scripts = [...overlays.values()].map(({ script, data }) => {
    const element = document.createElement('script');
    Object.assign(element.dataset, data);
    return Object.assign(element, { src: script });
  });
  const sheets = sources
    .flatMap(({ styles }) => styles)
    .map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  await Promise.all([...scripts, ...sheets].map(loaded));
}

/** Resolves also where it does not load: the development server says why. */
function loaded(element: HTMLScriptElement | HTMLLinkElement): Promise<void> {
  element.crossOrigin = 'anonymous';
  return new Promise((resolve) => {
    for (const event of ['load', 'error']) element.addEventListener(event, () => resolve());
    document.head.append(element);
  });
}
