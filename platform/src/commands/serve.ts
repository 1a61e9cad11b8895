import { Command } from 'commander';
import picocolors from 'picocolors';
import { serve } from '../serve/serve.ts';
import { currentSite } from '../site/sites.ts';
import { context, environmentOption, portOption } from './context.ts';

export function serveCommand(): Command {
  return new Command('serve')
    .description("Serve an environment's composed site; a later composition shows without a restart.")
    .addOption(environmentOption())
    .addOption(portOption())
    .addHelpText('after', '\nExamples:\n  mosaico serve\n  mosaico serve --env staging --port 8081')
    .action(async ({ env, port }: { env: string; port: number }) => {
      const sites = context().sites(env);
      // It may be composed any moment: until then the server says so to visitors.
      if ((await currentSite(sites)) === undefined)
        console.error(`"${env}" is not composed here yet. Run: mosaico compose --env ${env}`);
      await serveUntilStopped(sites, port);
    });
}

/** Serves until the process is asked to stop (Ctrl+C), then lets open requests end. */
export async function serveUntilStopped(sites: string, port: number): Promise<void> {
  const serving = await serve(sites, port);
  console.log(`${picocolors.green('serving')} ${serving.address}  (Ctrl+C stops)`);
  const stop = (): void => void serving.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
