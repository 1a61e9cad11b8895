import { containerName, publicPath } from '../../store/public-path.ts';
import type { RevisionInUse } from './overrides.ts';

/** What runs in this tab, as far as Module Federation's extension for Chrome shows it. */
export type Running = Pick<RevisionInUse, 'releases' | 'remotes'> & { table: Pick<RevisionInUse['table'], 'slots'> };

/** `moduleInfo` of Module Federation's runtime: name and version of a container → its snapshot. */
type ModuleInfo = Record<string, object>;

/**
 * Shows shell and remotes to Module Federation's extension for Chrome, which reads `__FEDERATION__.moduleInfo`. Our runtime keeps no such
 * record: `running` is asked when the extension reads first, and what it resolves with is posted as the extension expects it.
 */
export function showToDevtools(shell: string, running: () => Promise<Running | undefined>): void {
  let info: ModuleInfo = {};
  let asked: Promise<void> | undefined;
  const ask = async (): Promise<void> => {
    const now = await running();
    if (now) info = { ...info, ...moduleInfoOf(shell, now) };
    if (now) window.postMessage({ moduleInfo: info }, location.origin);
    else asked = undefined;
  };
  // The extension may have been here before, and a runtime of federation's own may come later.
  const globals = globalThis as typeof globalThis & { __FEDERATION__?: object; __VMOK__?: object };
  const federation = (globals.__FEDERATION__ ??= { __INSTANCES__: [], __GLOBAL_PLUGIN__: [] });
  globals.__VMOK__ ??= federation;
  Object.defineProperty(federation, 'moduleInfo', {
    configurable: true,
    enumerable: true,
    get: () => {
      asked ??= ask();
      return info;
    },
    set: (value: ModuleInfo) => {
      info = value;
    },
  });
}

/** The snapshots of a shell and its remotes, in the form of `GlobalModuleInfo` of `@module-federation/sdk`. */
export function moduleInfoOf(shell: string, { releases, remotes, table }: Running): ModuleInfo {
  const versionOf = (workspace: string): string => releases[workspace] ?? '';
  const common = (workspace: string): object => ({
    version: versionOf(workspace),
    buildVersion: versionOf(workspace),
    remoteTypes: '',
    remoteTypesZip: '',
    shared: [],
  });
  const names = Object.keys(remotes);
  const matched = names.map((name) => [containerName(name), { matchedVersion: versionOf(name) }]);
  const snapshots = Object.entries(remotes).map(([name, entry]) => {
    const exposed = ['screens', ...(Object.values(table.slots).includes(name) ? ['slots'] : [])];
    const snapshot = {
      ...common(name),
      globalName: containerName(name),
      remoteEntry: entry.slice(publicPath(name).length),
      remoteEntryType: 'var',
      publicPath: location.origin + publicPath(name),
      modules: exposed.map((moduleName) => ({ moduleName, modulePath: `./${moduleName}`, assets: noAssets })),
      remotesInfo: {},
    };
    return [`${containerName(name)}:${versionOf(name)}`, snapshot];
  });
  return {
    [containerName(shell)]: {
      ...common(shell),
      remoteEntry: '',
      consumerList: [containerName(shell)],
      remotesInfo: Object.fromEntries(matched) as object,
    },
    ...(Object.fromEntries(snapshots) as ModuleInfo),
  };
}

const noAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
