import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';

/** A command that runs a Node script without the rights of its caller. */
export interface Confined {
  command: string;
  args: string[];
  /** Its whole environment. */
  env: Record<string, string>;
  /** Its working directory: empty. */
  cwd: string;
  /** Removes the folders that were made for it, once it has ended. */
  remove(): void;
}

/** MB of JavaScript objects that the process may hold. Rendering the demonstration takes a quarter of it. */
const heapMb = 512;
/** The kernel's limits: files are not written, memory is not dumped; 10 minutes of the processor and 2 GB of memory. */
const limits = `--fsize=0 --core=0 --cpu=600 --data=${2 * 1024 ** 3}`;
/** Namespaces of its own: no network, no processes of others, no files but those that are mounted. It ends with who starts it. */
const namespaces = [
  '--user',
  '--map-root-user',
  '--mount',
  '--net',
  '--pid',
  '--ipc',
  '--uts',
  '--fork',
  '--kill-child',
];
/** Makes a folder the root of the file system, hides the old one, gives up every capability and runs a program. */
const enter = `set -e
root=$1; mounts=$2; shift 2
mount --rbind "$root" "$root"
mount -a -T "$mounts"
mount -o remount,bind,ro,nosuid,nodev "$root"
cd "$root"
pivot_root . hidden
mount -t tmpfs -o ro,size=4k,mode=500 none /hidden
cd /work
exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs prlimit ${limits} "$@"`;

/** Where a system's programs and libraries are. In most systems all but the first lead there. */
const systemFolders = ['/usr', '/lib', '/lib64', '/bin', '/sbin'];

/** Node's permission model: 20 has it as an experiment. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * How to run a script of Node's that may read some folders and files, and nothing else of the machine; its environment has `NODE_ENV`,
 * `TZ` and `LANG`. Node's permission model is always there. Where the kernel lets everybody do that, the script also has a file
 * system and a network of its own, with nothing else in them, see {@link whyNotConfined}.
 *
 * @param script Absolute path without symbolic links, as of all that is `readable`. A folder ends in a separator.
 */
export function confined(script: string, readable: readonly string[]): Confined {
  const reads = readable.map((path) => `--allow-fs-read=${path}${path.endsWith(sep) ? '*' : ''}`);
  const flags = [permission, ...reads, '--no-addons', `--max-old-space-size=${heapMb}`];
  const node = [realpathSync(process.execPath), ...flags, '--disable-warning=ExperimentalWarning', script];
  return whyNotConfined() === undefined ? withOwnRoot(node, readable) : launch(node);
}

let known: { why: string | undefined } | undefined;

/** The reason why the kernel does not confine a process on this machine; undefined where it does. Tried once: an installed program may be forbidden. */
export function whyNotConfined(): string | undefined {
  known ??= { why: process.platform === 'linux' ? tryOut() : `only Linux has it, and this is ${process.platform}` };
  return known.why;
}

function tryOut(): string | undefined {
  const { command, args, env, cwd, remove } = withOwnRoot([realpathSync(process.execPath), '--version'], []);
  const { status, error, stderr } = spawnSync(command, args, { env, cwd, timeout: 10_000, encoding: 'utf8' });
  remove();
  if (status === 0) return undefined;
  const [said = ''] = stderr.trim().split('\n');
  return error?.message ?? (said === '' ? `unshare ended with ${status ?? 'a signal'}` : said);
}

/** The same in a file system that has the system's programs, Node and these files. None can be written. */
function withOwnRoot(words: readonly string[], readable: readonly string[]): Confined {
  const folder = mkdtempSync(join(tmpdir(), 'mosaico-render-'));
  const root = join(folder, 'root');
  const mounts: string[] = [];
  const add = (path: string, options: string): void => {
    const place = join(root, path);
    mkdirSync(path.endsWith(sep) ? place : dirname(place), { recursive: true });
    if (!path.endsWith(sep)) writeFileSync(place, '');
    mounts.push(`${inTable(path)} ${inTable(place)} none rbind,ro,nosuid,nodev${options} 0 0\n`);
  };
  for (const name of ['hidden', 'work']) mkdirSync(join(root, name), { recursive: true });
  for (const path of systemFolders.filter((each) => existsSync(each)))
    if (lstatSync(path).isSymbolicLink()) symlinkSync(readlinkSync(path), join(root, path));
    else add(path + sep, '');
  const [node = ''] = words;
  if (!node.startsWith('/usr/')) add(node, '');
  for (const path of readable) add(path, ',noexec');
  const table = join(folder, 'mounts');
  writeFileSync(table, mounts.join(''));
  const launched = launch(['unshare', ...namespaces, '/bin/sh', '-c', enter, 'sh', root, table, ...words], folder);
  // Programs of the system: unshare, mount, pivot_root, setpriv and prlimit.
  return { ...launched, command: systemProgram(launched.command), cwd: folder };
}

function launch(
  [command = '', ...args]: readonly string[],
  folder = mkdtempSync(join(tmpdir(), 'mosaico-render-')),
): Confined {
  const { TZ, LANG } = process.env;
  return {
    command,
    args,
    env: { NODE_ENV: 'production', ...(TZ && { TZ }), ...(LANG && { LANG }) },
    cwd: folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The child's environment has no `PATH` to look in. */
const systemProgram = (name: string): string =>
  ['/usr/bin', '/bin', '/usr/sbin', '/sbin'].map((folder) => join(folder, name)).find((each) => existsSync(each)) ??
  name;

/** A path as a table of mounts has it. */
const inTable = (path: string): string =>
  path.replaceAll(/[\s\\#]/g, (each) => `\\${each.charCodeAt(0).toString(8).padStart(3, '0')}`);
