#!/usr/bin/env node
import { createRemoteCommand } from '@mosaico/platform/cli/create-remote';
import { runCommand } from '@mosaico/platform/cli/run-command';

await runCommand(createRemoteCommand(), process.argv);
