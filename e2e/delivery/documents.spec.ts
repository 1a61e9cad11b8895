import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appWorkspaces } from '@mosaico/platform/lib/workspaces';
import { expect, test } from '@playwright/test';
import { withWorkspaceTable } from '../docs/workspace-table.ts';

const root = join(import.meta.dirname, '..', '..');

test('README.md has every workspace with its folder, port, owner and routes, as they are', async () => {
  // To write it anew: npm run docs
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(await withWorkspaceTable(readme, root)).toBe(readme);
  const workspaces = appWorkspaces(root);
  expect(workspaces).toHaveLength(7);
  for (const { name, port } of workspaces)
    expect(readme).toMatch(new RegExp(`^\\| \\[\`${name}\`\\]\\(${name}/\\) +\\| ${port} +\\| @\\S+ +\\| \`/`, 'm'));
});
