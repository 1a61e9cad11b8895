import { createRequire } from 'node:module';
import type { Container, Lookup, ServerShell } from '@mosaico/shared-types';
import { answerTo } from './answers.ts';
import type { RenderAnswer, RenderOrder } from './render.ts';

const require = createRequire(import.meta.url);
const answer = (message: RenderAnswer): void => void process.send?.(message);

process.once('message', (order: RenderOrder) => void render(order));

async function render({ shell, remotes, site, paths, ...answers }: RenderOrder): Promise<void> {
  // From now on the page alone keeps this process running: it ends if the page waits for what nothing will bring.
  process.channel?.unref();
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
  for (const path of paths)
    await renderer
      .then((renderPage) => renderPage(path))
      .then(
        (page) => answer({ path, page }),
        (error: unknown) => answer({ path, error: whatFailed(error) }),
      );
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
