import { Command } from 'commander';
import { compose } from '../compose/compose.ts';
import { context, environmentOption } from './context.ts';

export function composeCommand(): Command {
  return new Command('compose')
    .description("Prerender an environment's newest revision into a folder that any static host can serve.")
    .addOption(environmentOption())
    .action(async ({ env }: { env: string }) => {
      const { store, sites } = context();
      const { folder, pages } = await compose(store, await store.revision(env), sites(env));
      console.log(`${pages} pages in ${folder}`);
    });
}
