import { createRemoteCommand } from '@mosaico/platform/commands/create-remote';
import { runCommand } from '@mosaico/platform/commands/run-command';

await runCommand(createRemoteCommand(), process.argv);
