import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Option, type Command } from 'commander';
import { repository } from './new-remote/new-remote.ts';
import type { NewRemote } from './new-remote/template.ts';
import { readEnvironmentTypes } from '../build/environment-types.ts';
import { environmentOption, storeAt } from './context.ts';
import { remoteCommand, type Planned } from './remote-page.ts';
import { UsageError } from './usage-error.ts';

interface Elsewhere {
  store?: string;
  env: string;
  registry?: string;
}

const example = 'npm create @mosaico/remote mf-events -- --title "Eventos" --store s3://releases/mosaico --env staging';

/** `npm create @mosaico/remote`: a repository of its own, in a folder below this one. */
export function createRemoteCommand(): Command {
  const created: Command = remoteCommand('npm create @mosaico/remote', (remote) => planned(remote, created.opts()));
  return created
    .usage('<name> -- [options]')
    .description('Create a remote with one page, in a repository of its own, in a folder below this one.')
    .showHelpAfterError(`Options after -- are for this command, options before it for npm: ${example}`)
    .addOption(new Option('--store <address>', 'address of the store: s3://… or file:///…').env('MOSAICO_STORE'))
    .addOption(environmentOption('the environment to which it ships: one that the store has'))
    .option('--registry <address>', "the npm registry with Mosaico's packages (default: npm's own)")
    .addHelpText(
      'after',
      `
Example:
  ${example}`,
    );
}

async function planned(remote: NewRemote, { store: address, env, registry }: Elsewhere): Promise<Planned> {
  if (!address)
    throw new UsageError(
      'Where are the releases kept? Add --store s3://bucket/prefix, the same as everybody else, or set MOSAICO_STORE.',
    );
  const { name } = remote;
  const place = resolve('.');
  // What is taken already, the environment says.
  const { declarations } = await readEnvironmentTypes(storeAt(address, join(tmpdir(), 'mosaico')), env);
  if (declarations.some(({ workspace }) => workspace === name))
    throw new Error(`"${env}" shows a remote "${name}" already. Choose another name.`);
  const taken = declarations.flatMap(({ workspace, pages }) => pages.map((page) => ({ workspace, ...page })));
  const plan = repository(place, remote, { store: address, environment: env, registry }, taken);
  const next = [`cd ${name}`, 'git init && npm install', 'npm run dev', 'npm test', `npx mosaico ship ${name}`];
  return { place, plan, next };
}
