import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksReference } from './build/types/blocks-reference.ts';
import { configurationReference } from './build/types/configuration-reference.ts';
import { importsReference } from './build/types/imports-reference.ts';
import { withWorkspaceTable } from './build/types/workspace-table.ts';
import { commandLineReference } from './command-line-reference.ts';
import { rootFolder } from './lib/workspaces.ts';

// `npm run docs`: the references, and README's table of workspaces.
const root = rootFolder();
const references = {
  'docs/configuration.md': configurationReference(),
  'docs/command-line.md': commandLineReference(),
  // Packages bring these along.
  'shared-types/imports.md': importsReference(root),
  'shared-ui/blocks.md': blocksReference(root),
};
for (const [name, text] of Object.entries(references)) writeFileSync(join(root, name), text);
const readme = join(root, 'README.md');
writeFileSync(readme, await withWorkspaceTable(readFileSync(readme, 'utf8'), root));
