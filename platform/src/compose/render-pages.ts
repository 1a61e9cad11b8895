import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Bootstrap, RenderedPage } from 'shared-types';

/** What the rendering process is told. Files are absolute. */
export interface RenderOrder {
  shell: string;
  /** Remote → its server entry. */
  remotes: Record<string, string>;
  bootstrap: Bootstrap;
  paths: string[];
}

/** One message of the rendering process. */
export type RenderAnswer = { path: string; page: RenderedPage } | { path: string; error: string };

/** A page that takes longer than this many milliseconds never ends. */
const pageTimeout = 20_000;

/**
 * Prerenders each path in a process of its own: server builds of releases share globals, and a broken one must not
 * take the command line down. Throws an `Error` naming page and release when one throws, exits or hangs.
 */
export async function renderPages(
  order: RenderOrder,
  ownerOf: (path: string) => string,
): Promise<Map<string, RenderedPage>> {
  const pages = new Map<string, RenderedPage>();
  const worker = fork(fileURLToPath(new URL('./render-worker.ts', import.meta.url)), {
    execArgv: ['--import', import.meta.resolve('tsx')],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  let printed = '';
  worker.stderr?.on('data', (data: Buffer) => (printed += data.toString()));
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string): void => {
        const path = order.paths[pages.size] ?? '/';
        reject(
          new Error(
            `${path} of ${ownerOf(path)} does not prerender: ${why}\nMend its server build, or promote another version.`,
          ),
        );
      };
      let timer = setTimeout(() => fail('no answer'), pageTimeout);
      worker.on('message', (answer: RenderAnswer) => {
        clearTimeout(timer);
        if ('error' in answer) return fail(answer.error);
        pages.set(answer.path, answer.page);
        if (pages.size === order.paths.length) return resolve();
        timer = setTimeout(() => fail(`no answer within ${pageTimeout / 1000} s`), pageTimeout);
      });
      worker.on('exit', (code) => {
        clearTimeout(timer);
        if (pages.size < order.paths.length) fail(`its process ended with code ${code}. ${printed.trim()}`);
      });
      worker.send(order);
    });
  } finally {
    worker.removeAllListeners();
    worker.kill();
  }
  return pages;
}
