import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../../lib/workspaces.ts';
import { configurationReference } from './configuration-reference.ts';
import { importsReference } from './imports-reference.ts';
import { withWorkspaceTable } from './workspace-table.ts';

// `npm run docs`: what can be configured, what a page may import, and which workspaces there are.
const root = rootFolder();
writeFileSync(join(root, 'docs', 'configuration.md'), configurationReference());
writeFileSync(join(root, 'shared-types', 'imports.md'), importsReference(root));
const readme = join(root, 'README.md');
writeFileSync(readme, await withWorkspaceTable(readFileSync(readme, 'utf8'), root));
