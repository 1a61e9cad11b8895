import { Option, type Command } from 'commander';

/** A change in two steps: the step that runs releases' code needs no right to write, and the step that writes runs none of that code. */
export interface PlanOptions {
  plan?: string | undefined;
  apply?: string | undefined;
}

/** Adds `--plan` and `--apply`, of which one is given, and not with `--dry-run`. */
export function withPlan(command: Command): Command {
  const others = ['plan', 'apply', 'dryRun'];
  const option = (flags: string, description: string, name: string): Option =>
    new Option(flags, description).conflicts(others.filter((each) => each !== name));
  return command
    .addOption(option('--plan <folder>', 'compose into this new folder, and write nothing else', 'plan'))
    .addOption(option('--apply <folder>', "take the pages from this plan, and run no release's code", 'apply'));
}
