#!/usr/bin/env node
import { createRemoteCommand } from '@mosaico/platform/cli/create-remote';
import { runCommand } from '@mosaico/platform/cli/explain';

await runCommand(createRemoteCommand(), process.argv);
