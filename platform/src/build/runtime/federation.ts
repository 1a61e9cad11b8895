// The shell's federation runtime in the browser, in place of federation's own: what webpack's builds call of it, and no more.
// Versions are compared at composition, which refuses a mix that does not fit, so they are not compared again on the phone.
// Not there: manifests, snapshots, devtools, runtime plugins other than `loadEntry`, several share scopes, and remotes that
// webpack's own `import()` names.

type Factory = () => unknown;

/** A shared module in one version, and how it is had. */
export interface SharedCopy {
  version: string;
  get: () => Factory | Promise<Factory>;
  /** Once it is here. */
  lib?: Factory;
}

/** What a build says of a module that it takes from the share scope. */
interface Consume {
  shareKey: string;
  singleton: boolean;
  requiredVersion: string | false;
  fallback: () => Factory | Promise<Factory>;
}

/** webpack's own function in a build that uses federation, as far as this file needs it. */
export interface WebpackRequire {
  m: Record<string, (module: { exports: unknown }) => void>;
  c: Record<string, unknown>;
  S: unknown;
  federation: { initOptions: { name: string; shared?: Record<string, SharedCopy[]> } };
  consumesLoadingData: {
    moduleIdToConsumeDataMapping: Record<string, Consume>;
    initialConsumes?: string[];
    chunkMapping?: Record<string, string[]>;
  };
}

interface Container {
  init: (scope: unknown) => unknown;
  get: (name: string) => Promise<Factory>;
}

interface Remote {
  name: string;
  entry: string;
  entryGlobalName: string;
}

interface Plugin {
  loadEntry: (of: { remoteInfo: Remote }) => Promise<unknown>;
}

/** Shared module → version → how it is had. The shell's copies are the first. */
const shared: Record<string, Record<string, SharedCopy>> = {};

function offer(copies: Record<string, SharedCopy[]> = {}): void {
  for (const [key, versions] of Object.entries(copies)) {
    const known = (shared[key] ??= {});
    for (const copy of versions) known[copy.version] ??= copy;
  }
}

/** One that is here before one that is to be loaded; of the rest the first. */
function copyFor({ shareKey, singleton, requiredVersion }: Consume): SharedCopy | undefined {
  const fitting = Object.values(shared[shareKey] ?? {}).filter(
    ({ version }) => singleton || !requiredVersion || fits(version, requiredVersion),
  );
  return fitting.find(({ lib }) => lib) ?? fitting[0];
}

/** What is shared by content asks for one version; in development, for any of the same major one. */
function fits(version: string, range: string): boolean {
  return version === range || (range.startsWith('^') && version.split('.')[0] === range.slice(1).split('.')[0]);
}

async function load(consume: Consume): Promise<Factory> {
  const copy = copyFor(consume);
  if (!copy) return consume.fallback();
  return (copy.lib ??= await copy.get());
}

/** Makes a consumed module one that `require` finds. */
function install(webpackRequire: WebpackRequire, id: string, factory: () => Factory): void {
  webpackRequire.m[id] = (module) => {
    Reflect.deleteProperty(webpackRequire.c, id);
    module.exports = factory()();
  };
}

/** Called by every build's webpack runtime. */
const bundlerRuntime = {
  init({ webpackRequire }: { webpackRequire: WebpackRequire }) {
    const { name, shared: copies } = webpackRequire.federation.initOptions;
    offer(copies);
    return new Instance(name);
  },

  /** What is consumed in the entry itself must be here already: the shell's own, which are eager. */
  installInitialConsumes({ webpackRequire }: { webpackRequire: WebpackRequire }): void {
    const { initialConsumes = [], moduleIdToConsumeDataMapping: consumes } = webpackRequire.consumesLoadingData;
    for (const id of initialConsumes)
      install(webpackRequire, id, () => {
        const consume = consumes[id];
        const copy = consume && copyFor(consume);
        const factory = copy && (copy.lib ?? copy.get());
        if (!copy || typeof factory !== 'function')
          throw new Error(
            `${consume?.shareKey ?? id} is shared, and not here from the start. Import it later, or make it eager.`,
          );
        copy.lib = factory;
        return factory;
      });
  },

  /** What a chunk consumes is loaded with it. */
  consumes({
    webpackRequire,
    chunkId,
    promises,
    installedModules,
  }: {
    webpackRequire: WebpackRequire;
    chunkId: string;
    promises: Promise<unknown>[];
    installedModules: Record<string, Promise<unknown> | 0>;
  }): void {
    const { chunkMapping = {}, moduleIdToConsumeDataMapping: consumes } = webpackRequire.consumesLoadingData;
    for (const id of chunkMapping[chunkId] ?? []) {
      const consume = consumes[id];
      const begun = installedModules[id];
      if (begun) promises.push(begun);
      if (!consume || begun !== undefined) continue;
      const loading = load(consume).then(
        (factory) => {
          installedModules[id] = 0;
          install(webpackRequire, id, () => factory);
        },
        (reason: unknown) => {
          // Asking again tries again.
          Reflect.deleteProperty(installedModules, id);
          throw reason;
        },
      );
      promises.push((installedModules[id] = loading));
    }
  },

  initContainerEntry({ webpackRequire }: { webpackRequire: WebpackRequire }): boolean {
    webpackRequire.S = scopes;
    return true;
  },

  I: (): boolean => true,
};

const scopes = { default: shared };

/** The part of the runtime that the shell calls: see `shell/src/remotes/remotes.ts`. */
class Instance {
  readonly shareScopeMap = scopes;
  private readonly remotes = new Map<string, Remote>();
  private readonly containers = new Map<string, Promise<Container>>();
  private readonly plugins: Plugin[] = [];

  constructor(readonly name: string) {}

  registerRemotes(remotes: readonly Remote[]): void {
    for (const remote of remotes) this.remotes.set(remote.name, remote);
  }

  registerPlugins(plugins: readonly Plugin[]): void {
    this.plugins.push(...plugins);
  }

  /** What a remote exposes: `mf_plans/screens`. Rejects when the remote cannot be run; asking again tries again. */
  async loadRemote(id: string): Promise<unknown> {
    const [name = '', exposed = ''] = id.split('/');
    const container = await this.container(name);
    return (await container.get(`./${exposed}`))();
  }

  private container(name: string): Promise<Container> {
    let container = this.containers.get(name);
    if (!container) {
      container = this.begin(name);
      this.containers.set(name, container);
      container.catch(() => this.containers.delete(name));
    }
    return container;
  }

  private async begin(name: string): Promise<Container> {
    const remote = this.remotes.get(name);
    const [plugin] = this.plugins;
    if (!remote || !plugin) throw new Error(`The remote ${name} is not registered.`);
    const container = (await plugin.loadEntry({ remoteInfo: remote })) as Container | undefined;
    if (!container) throw new Error(`${remote.entry} is no entry of the remote ${name}.`);
    await container.init(shared);
    return container;
  }
}

const federation = { runtime: {}, bundlerRuntime };

// Remotes take it from here instead of bundling one: see consume.mjs.
Object.assign(globalThis, { mosaicoFederation: federation });

export default federation;
