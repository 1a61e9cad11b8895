import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Container, Lookup, ServerShell } from '@mosaico/shared-types';
import { answerTo } from './answers.ts';
import type { RenderAnswer, RenderOrder } from './render.ts';

const require = createRequire(import.meta.url);
const answer = (message: RenderAnswer): void => void process.send?.(message);

process.once('message', (order: RenderOrder) => void render(order));

async function render({ shell, remotes, site, paths, pageCpuMs = 10_000, ...answers }: RenderOrder): Promise<void> {
  const begun = limitPages(pageCpuMs);
  // What keeps this process running is now the page alone: if it ends by itself, the page waits for nothing.
  process.channel?.unref();
  let at = 0;
  process.on('beforeExit', () => {
    const path = paths[at];
    if (path !== undefined) answer({ path, waits: true });
  });
  const lookup: Lookup = (key) => answerTo(answers, key);
  const bootstrap = {
    site,
    routes: answers.table.routes,
    remotes: Object.keys(remotes),
    standsFor: [] as const,
    lookup,
  };
  const containers = (workspace: string): Container => {
    const entry = remotes[workspace];
    if (!entry) throw new Error(`no server build of ${workspace}`);
    return withGet(require(entry) as Record<string, Container> & Container);
  };
  const renderer = Promise.resolve()
    .then(() => require(shell) as ServerShell)
    .then(({ createRenderer }) => createRenderer(bootstrap, containers));
  for (const path of paths) {
    begun(at);
    await renderer
      .then((renderPage) => renderPage(path))
      .then(
        (page) => answer({ path, page }),
        (error: unknown) => answer({ path, error: whatFailed(error) }),
      );
    at += 1;
  }
  // Until everything said has been heard, and this process is ended.
  process.channel?.ref();
}

/**
 * Ends this process where a page takes more processor time than this, from a thread that runs while a page is in a loop. The clock
 * would also count what other programs use. The function is told of each page that begins.
 */
function limitPages(pageCpuMs: number): (page: number) => void {
  const page = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const thread = new Worker(
    `const { page, limit, signal } = require('node:worker_threads').workerData;
    let [seen, begin] = [-1, 0];
    setInterval(() => {
      const { user, system } = process.cpuUsage();
      const cpu = (user + system) / 1000;
      const at = Atomics.load(page, 0);
      if (at !== seen) [seen, begin] = [at, cpu];
      else if (cpu - begin > limit) process.kill(process.pid, signal);
    }, 250);`,
    { eval: true, workerData: { page, limit: pageCpuMs, signal: 'SIGXCPU' }, execArgv: [] },
  );
  thread.unref();
  return (index) => void Atomics.store(page, 0, index);
}

/** A commonjs container is exported as it is, or below its name. */
function withGet(exported: Record<string, Container> & Container): Container {
  return typeof exported.get === 'function' ? exported : (Object.values(exported)[0] ?? exported);
}

/** The message, and where in the releases it comes from; the platform's own calls explain nothing to a section team. */
function whatFailed(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const calls = (error.stack ?? '').split('\n').filter((line) => /^\s+at .*[/\\]releases[/\\]/.test(line));
  return [`${error.name}: ${error.message}`, ...calls.slice(0, 4)].join('\n');
}
