import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksReference } from './blocks-reference.ts';
import { configurationReference } from './configuration-reference.ts';
import { jsonSchemas } from './json-schemas.ts';
import { importsReference } from './imports-reference.ts';
import { upgradesReference } from './upgrades.ts';
import { withWorkspaceTable } from './workspace-table.ts';
import { commandLineReference } from './command-line-reference.ts';
import { rootFolder } from '@mosaico/platform/lib/workspaces';

// `npm run docs`: the references, and README's table of workspaces.
const root = rootFolder();
const references = {
  'docs/configuration.md': configurationReference(),
  'docs/command-line.md': commandLineReference(),
  'docs/upgrades.md': upgradesReference(root),
  // Packages bring these along.
  'shared-types/imports.md': importsReference(root),
  'shared-ui/blocks.md': blocksReference(root),
  ...Object.fromEntries(Object.entries(jsonSchemas()).map(([name, text]) => [`platform/schemas/${name}`, text])),
};
mkdirSync(join(root, 'platform', 'schemas'), { recursive: true });
for (const [name, text] of Object.entries(references)) writeFileSync(join(root, name), text);
const readme = join(root, 'README.md');
writeFileSync(readme, await withWorkspaceTable(readFileSync(readme, 'utf8'), root));
