import { Command } from 'commander';
import { canaryWatchCommand } from './canary-watch.ts';

export function canaryCommand(): Command {
  return new Command('canary')
    .description('A release that goes out to a part of the visitors first.')
    .addCommand(canaryWatchCommand());
}
