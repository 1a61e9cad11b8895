import { readSync, writeSync } from 'node:fs';
import type { Container, Lookup, RenderedPage, ServerShell, TableKey } from '@mosaico/shared-types';
import { resolveKey } from './resolve-dependencies.ts';
import { changedSince, intrinsics } from './intrinsics.ts';
import { loadServerBuild, removeCapabilities } from './release-code.ts';
import type { PageRequest, RenderOrder } from './render-process.ts';

// References from before a release's code runs, which may replace the originals. They are no boundary: this process renders pages of
// one workspace only, so its releases can answer for no other workspace.
const { parse, stringify } = JSON;
const answers = 3;
const allowedVariables = new Set(['NODE_ENV', 'TZ', 'LANG']);

/** Writes one line to the composer. */
function say(line: Readonly<Record<string, unknown>>): void {
  const bytes = Buffer.from(`${stringify(line)}\n`);
  for (let written = 0; written < bytes.length;) written += writeSync(answers, bytes, written);
}

/**
 * The lines of the standard input. Reading blocks, so only the page keeps the event loop alive: the process ends if the page waits for
 * an event that never comes.
 */
function* lines(): Generator<string> {
  const chunk = Buffer.alloc(64 * 1024);
  let rest = Buffer.alloc(0);
  for (let read = readSync(0, chunk); read > 0; read = readSync(0, chunk)) {
    rest = Buffer.concat([rest, chunk.subarray(0, read)]);
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      yield rest.toString('utf8', 0, end);
      rest = rest.subarray(end + 1);
    }
  }
}

async function answerAll(): Promise<void> {
  const input = lines();
  const next = (): unknown => {
    const line = input.next();
    return line.done ? undefined : parse(line.value);
  };
  const { shell, remotes, all, site, mostBytes, ...known } = next() as RenderOrder;
  removeCapabilities();
  // Shells set further variables, such as their working directories.
  for (const name of Object.keys(process.env))
    if (!allowedVariables.has(name)) Reflect.deleteProperty(process.env, name);
  say({ isReady: true });
  /** Remotes that the page at hand needs, and whose code is not here. */
  let wanted = new Set<string>();
  /** What is resolved before the first page holds for all of them. */
  const atStart = new Set<TableKey>();
  let looked = atStart;
  const lookup: Lookup = (key) => {
    looked.add(key);
    const answer = resolveKey(known, key);
    if (key.startsWith('slot:') && typeof answer === 'string') need(answer);
    return answer;
  };
  const need = (workspace: string): boolean => {
    const isMissing = !Object.hasOwn(remotes, workspace) && all.includes(workspace);
    if (isMissing) wanted.add(workspace);
    return isMissing;
  };
  const containers = (workspace: string): Container => {
    const isElsewhere = need(workspace);
    const entry = remotes[workspace];
    if (isElsewhere || !entry) throw new Error(`no server build of ${workspace}`);
    return withGet(loadServerBuild(entry) as Record<string, Container> & Container);
  };
  const bootstrap = { site, routes: known.table.routes, remotes: all, lookup };
  const renderer = Promise.resolve()
    .then(() => loadServerBuild(shell) as ServerShell)
    .then(({ createRenderer }) => createRenderer(bootstrap, containers));
  // The shell is on every page; what it adds is no page's doing.
  const shared = renderer.then(intrinsics);
  shared.catch(() => undefined);
  const answerFor = async (path: string): Promise<Record<string, unknown>> => {
    const wantedAnswer = (): Record<string, unknown> => ({ wanted: [...wanted], looked: [...looked] });
    try {
      const render = await renderer;
      looked = new Set(atStart);
      const page: RenderedPage = await render(path);
      if (wanted.size > 0) return wantedAnswer();
      const changed = changedSince(await shared);
      if (changed.length > 0) return { error: `it changes what other pages use, too: ${changed.join(', ')}` };
      if (page.body.length + page.head.length > mostBytes) return { error: tooLarge(mostBytes) };
      return { page, looked: [...looked] };
    } catch (error) {
      return wanted.size > 0 ? wantedAnswer() : { error: whatFailed(error) };
    }
  };
  for (let request = next(); request !== undefined; request = next()) {
    const { id, path } = request as PageRequest;
    wanted = new Set();
    say({ id, ...(await answerFor(path)) });
  }
}

const tooLarge = (bytes: number): string => `it is larger than ${bytes / 1024 ** 2} MB.`;

/** A commonjs container is exported as it is, or below its name. */
function withGet(exported: Record<string, Container> & Container): Container {
  return typeof exported.get === 'function' ? exported : (Object.values(exported)[0] ?? exported);
}

/** The message, and where in the releases it comes from; the platform's own calls explain nothing to a section team. */
function whatFailed(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 2_000);
  const calls = `${error.stack}`.split('\n').filter((line) => /^\s+at .*[/\\]releases[/\\]/.test(line));
  return [
    `${error.name}: ${error.message}`.slice(0, 2_000),
    ...calls.slice(0, 4).map((line) => line.slice(0, 400)),
  ].join('\n');
}

void answerAll();
