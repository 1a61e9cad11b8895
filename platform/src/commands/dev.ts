import { Command } from 'commander';

export function devCommand(): Command {
  return new Command('dev').argument('[workspace...]').action(() => {
    throw new Error('not yet');
  });
}
