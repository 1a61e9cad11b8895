import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredPages } from '@mosaico/platform/build/declared';
import { appWorkspaces } from '@mosaico/platform/lib/workspaces';

const begin = '<!-- workspaces: made by `npm run docs` -->\n\n';
const end = '\n<!-- end -->';

/** `README.md` with its table of workspaces as the workspaces are now. Throws where it has no place for one. */
export async function withWorkspaceTable(readme: string, root: string): Promise<string> {
  const [before, rest] = readme.split(begin);
  const after = rest?.slice(rest.indexOf(end));
  if (before === undefined || !after?.startsWith(end))
    throw new Error(`README.md has no table between ${begin}and${end}`);
  return before + begin + (await workspaceTable(root)) + after;
}

/** Every application workspace: its folder, the port of its development server, who is asked to review it, and its routes. */
async function workspaceTable(root: string): Promise<string> {
  const owners = readFileSync(join(root, '.github', 'CODEOWNERS'), 'utf8');
  const rows = await Promise.all(
    appWorkspaces(root).map(async (workspace) => {
      const { name, port } = workspace;
      const [, owner = ''] = new RegExp(`^/${name}/ +(\\S+)`, 'm').exec(owners) ?? [];
      const [routes = '', ...further] = linesOf((await declaredPages(workspace)).map(({ path }) => `\`${path}\``));
      return [[`[\`${name}\`](${name}/)`, String(port), owner, routes], ...further.map((line) => ['', '', '', line])];
    }),
  );
  return markdownTable(['workspace', 'port', 'owner', 'routes'], rows.flat());
}

/** Words, in lines of at most 80 characters: a cell's width. */
function linesOf(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= 80) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As Prettier writes it. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return line(head) + line(widths.map((width) => '-'.repeat(width))) + rows.map(line).join('');
}
