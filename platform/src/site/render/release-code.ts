import { readFileSync, realpathSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { compileFunction } from 'node:vm';

/** Node's modules that a server build may load. React and webpack need them to render, or they only compute. */
const allowedModules: ReadonlySet<string> = new Set([
  ...[
    'assert',
    'async_hooks',
    'buffer',
    'crypto',
    'events',
    'path',
    'querystring',
    'stream',
    'stream/consumers',
    'stream/promises',
    'stream/web',
  ],
  ...['string_decoder', 'timers', 'url', 'util', 'util/types'],
]);

/** Globals and members of `process` with which code reaches beyond its process. Rendering needs none of them. */
const forbiddenGlobals = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'WebAssembly', 'navigator'];
const forbiddenOfProcess = [
  ...['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'kill', '_kill', '_debugProcess', '_debugEnd'],
  ...['_startProfilerIdleNotifier', 'mainModule', 'report', 'chdir', 'execve', 'loadEnvFile', 'permission', 'stdin'],
];

/**
 * Removes from this process what rendering does not need: network, signals, Node's inner modules. This is defence in depth: the
 * boundary is the process's confinement, see `confinement.ts`.
 */
export function removeCapabilities(): void {
  for (const name of forbiddenGlobals) Reflect.deleteProperty(globalThis, name);
  for (const name of forbiddenOfProcess)
    Reflect.defineProperty(process, name, { value: undefined, writable: false, configurable: false });
}

const require = createRequire(import.meta.url);

/**
 * Loads a release's server build: CommonJS files below the folder of its entry, and some of Node's modules. Anything else throws
 * an error that names it, `import()` among it. A file is run once.
 *
 * @param entry Absolute path of the build's entry.
 */
export function loadServerBuild(entry: string): unknown {
  const folder = realpathSync(dirname(entry));
  const modules = new Map<string, { exports: unknown }>();
  const load = (file: string): unknown => {
    const known = modules.get(file);
    if (known) return known.exports;
    const text = readFileSync(file, 'utf8');
    const module = { exports: {} as unknown };
    modules.set(file, module);
    if (file.endsWith('.json')) module.exports = JSON.parse(text);
    else {
      const run = compileFunction(text, ['exports', 'require', 'module', '__filename', '__dirname'], {
        filename: file,
      }) as (...values: unknown[]) => void;
      const requireFrom = (name: string): unknown => loadFrom(dirname(file), name);
      Reflect.apply(run, module.exports, [module.exports, requireFrom, module, file, dirname(file)]);
    }
    return module.exports;
  };
  const loadFrom = (from: string, name: string): unknown => {
    const plain = name.replace(/^node:/, '');
    if (allowedModules.has(plain)) return require(`node:${plain}`);
    if (builtinModules.includes(plain))
      throw new Error(
        `it loads Node's module "${plain}", and a page is rendered without files, network and processes.`,
      );
    const file = isAbsolute(name) ? name : join(from, name);
    const place = relative(folder, file);
    if (!/^[./]/.test(name) || place.startsWith('..') || isAbsolute(place))
      throw new Error(`it loads "${name}", which is not in its release.`);
    return load(file);
  };
  return load(join(folder, relative(dirname(entry), entry)));
}
