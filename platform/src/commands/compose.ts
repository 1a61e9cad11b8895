import { Command } from 'commander';
import { compose } from '../compose/compose.ts';
import { answer, jsonOption } from './answer.ts';
import { context, environmentOption } from './context.ts';

export function composeCommand(): Command {
  return new Command('compose')
    .description("Prerender an environment's newest revision into a folder that any static host can serve.")
    .addOption(environmentOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  mosaico compose\n  mosaico compose --env production --json')
    .action(async ({ env, json }: { env: string; json?: boolean }) => {
      const { store, sites } = context();
      const { folder, pages } = await compose(store, await store.revision(env), sites(env));
      answer({ environment: env, folder, pages }, [`${pages} pages in ${folder}`], json);
    });
}
