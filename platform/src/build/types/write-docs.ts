import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../../lib/workspaces.ts';
import { configurationReference } from './configuration-reference.ts';
import { withWorkspaceTable } from './workspace-table.ts';

// `npm run docs`: what can be configured, and which workspaces there are.
const root = rootFolder();
writeFileSync(join(root, 'docs', 'configuration.md'), configurationReference());
const readme = join(root, 'README.md');
writeFileSync(readme, await withWorkspaceTable(readFileSync(readme, 'utf8'), root));
