// `remoteEntry.js`: a remote's container for the hosts of other sites. It loads the same files as our shell does. Where there is no shell, it
// brings what the shell and its documents have: the federation runtime, the loader of files, and answers to tabs. See `site/write/remote-entries.ts`.
import { answerTabs } from '../../browser/boot/tabs.ts';
import type { RemoteEntryFacts } from '../../site/write/remote-entries.ts';
import type { SharedCopy, WebpackRequire } from './federation.ts';

/** What a host shares: module → version → how it is had. */
type ShareScope = Record<string, Record<string, SharedCopy>>;

interface Container {
  init: (scope: ShareScope) => unknown;
  get: (name: string) => Promise<() => unknown>;
}

type Init = (of: { webpackRequire: WebpackRequire & { p?: string } }) => unknown;
interface Runtime {
  bundlerRuntime: { init: Init };
}

/** One of each in a page, whichever remote has brought it. */
const globals = globalThis as typeof globalThis & {
  mosaicoFederation?: Runtime;
  mosaicoLoad?: (address: string) => Promise<void>;
  mosaicoRuntime?: Promise<Runtime>;
};

async function prepare(): Promise<Runtime> {
  if (globals.mosaicoFederation) return globals.mosaicoFederation;
  const { default: federation } = await import('./federation.ts');
  const init: Init = ({ webpackRequire }) => {
    // Called while the container's own script runs. What is built with a path of our site is beside that script.
    if (document.currentScript instanceof HTMLScriptElement)
      webpackRequire.p = new URL('.', document.currentScript.src).href;
    return federation.bundlerRuntime.init({ webpackRequire });
  };
  globals.mosaicoLoad = load;
  // Tabs work without Material UI, which the host need not share.
  answerTabs(document);
  return (globals.mosaicoFederation = { ...federation, bundlerRuntime: { ...federation.bundlerRuntime, init } });
}

const loads = new Map<string, Promise<void>>();

/** Loads a script or a style sheet, once. Rejects where it does not come; asking again tries again. */
function load(address: string): Promise<void> {
  let loading = loads.get(address);
  if (!loading) {
    const element = new URL(address).pathname.endsWith('.css')
      ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
      : Object.assign(document.createElement('script'), { src: address });
    loading = new Promise((resolve, reject) => {
      element.onload = () => resolve();
      element.onerror = () => {
        loads.delete(address);
        element.remove();
        reject(new Error(`${address} does not load.`));
      };
      document.head.append(element);
    });
    loads.set(address, loading);
  }
  return loading;
}

const majorOf = (version: string): string | undefined => /\d+/.exec(version)?.[0];

/** Throws for what the container needs of its host, and the host does not share. */
function checkShares({ name, needs }: RemoteEntryFacts, scope: ShareScope): void {
  const missing = needs.flatMap(([key, range]) => {
    const versions = Object.keys(scope[key] ?? {});
    if (versions.some((version) => majorOf(version) === majorOf(range))) return [];
    return `${key} ${range}${versions.length > 0 ? ` (it shares ${versions.join(', ')})` : ''}`;
  });
  if (missing.length > 0)
    throw new Error(
      `${name} needs of its host, as singletons in the option "shared" of Module Federation: ${missing.join('; ')}.`,
    );
}

/** The container that stands in `remoteEntry.js`. */
function container(facts: RemoteEntryFacts): Container {
  const { name, entry, styles } = facts;
  const place = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : undefined;
  let scope: ShareScope = {};
  let starting: Promise<Container> | undefined;
  // Not what stands in the global: a second attempt would find this very container there.
  let loaded: Container | undefined;

  async function start(): Promise<Container> {
    if (place === undefined) throw new Error(`The remoteEntry.js of ${name} must be loaded by a <script> element.`);
    checkShares(facts, scope);
    const { bundlerRuntime } = await (globals.mosaicoRuntime ??= prepare());
    const shared = Object.entries(scope).map(([key, copies]) => [
      key,
      // Their `get` and `lib` alone: the host's own record stays as it is.
      Object.entries(copies).map(([version, { get, lib }]) => ({ version, get, ...(lib && { lib }) })),
    ]);
    const host = { initOptions: { name: 'host', shared: Object.fromEntries(shared) as Record<string, SharedCopy[]> } };
    bundlerRuntime.init({ webpackRequire: { federation: host } as WebpackRequire });
    // The theme before the pages' own sheets: it has the order of the cascade layers.
    await Promise.all([...styles, entry].map((file) => load(new URL(file, place).href)));
    const set = (globalThis as unknown as Record<string, Container>)[name];
    if (set !== own) loaded ??= set;
    if (!loaded) throw new Error(`${entry} has not set ${name}.`);
    Object.assign(globalThis, { [name]: own });
    await loaded.init(scope);
    return loaded;
  }

  const own: Container = {
    init: (given) => {
      scope = given;
    },
    async get(module) {
      if (!starting) {
        starting = start();
        // Asking again tries again.
        starting.catch(() => (starting = undefined));
      }
      return (await starting).get(module);
    },
  };
  return own;
}

Object.assign(globalThis, { mosaicoContainer: container });
