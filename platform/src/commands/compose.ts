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
      const newest = await store.revision(env);
      // What was let through once is recorded, and shown on every machine.
      const { folder, pages } = await compose(store, newest, sites(env), { force: newest.forced !== undefined });
      answer({ environment: env, folder, pages }, [`${pages} pages in ${folder}`], json);
    });
}
