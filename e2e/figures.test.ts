import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces } from '../package.json';

const root = join(__dirname, '..');

/** Every source of a workspace that is no test. */
const sourcesOf = (workspace: string): string[] =>
  readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => join(workspace, 'src', file));

test.each(workspaces.filter((name) => name === 'shell' || name.startsWith('mf-')))(
  '%s asks for prices by their names, and writes none',
  (workspace) => {
    const written = sourcesOf(workspace).filter((file) => /\$\d|\bUSD \d/.test(readFileSync(join(root, file), 'utf8')));
    expect(written).toEqual([]);
  },
);
