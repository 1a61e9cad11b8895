import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWorkshop } from '../support/workshop.ts';
import { acceptedIn, comparePictures } from './compare.ts';

const root = join(import.meta.dirname, '..', '..');
const pictures = join(root, '.mosaico', 'workshop');
const { positionals, values } = parseArgs({ allowPositionals: true, options: { strict: { type: 'boolean' } } });
const [ref = 'HEAD'] = positionals;
const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' });

const temporary = mkdtempSync(join(tmpdir(), 'mosaico-workshop-'));
try {
  const earlier = join(temporary, 'sources');
  git('worktree', 'add', '--detach', '--quiet', earlier, ref);
  for (const owner of ['.', ...readdirSync(earlier)]) {
    const packages = join(root, owner, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(earlier, owner, 'node_modules'));
  }
  if (!existsSync(join(earlier, 'shared-ui', '.storybook')))
    throw new Error(`${ref} has no workshop yet. Name a later commit.`);
  console.log(`building the workshop of ${ref}, and of the work tree`);
  const [before, after] = [join(temporary, 'before'), join(temporary, 'after')];
  await buildWorkshop(before, earlier);
  await buildWorkshop(after, root);
  rmSync(pictures, { recursive: true, force: true });
  const { different, gone, added } = await comparePictures(before, after, { pictures });
  const isAccepted = acceptedIn(git('log', '--format=%B', `${ref}..HEAD`));
  for (const id of different) console.log(`looks different: ${id}${isAccepted(id) ? ' (accepted)' : ''}`);
  for (const id of gone) console.log(`gone: ${id}${isAccepted(id) ? ' (accepted)' : ''}`);
  for (const id of added) console.log(`new: ${id}`);
  console.log(
    different.length > 0
      ? `${different.length} stories differ; their pictures are in ${pictures}`
      : 'no story looks different',
  );
  const open = [...different, ...gone].filter((id) => !isAccepted(id));
  if (values.strict && open.length > 0) {
    console.error(
      `If that is meant, a commit of the change says so in a line of its message:\nLooks: ${open.join(' ')}`,
    );
    process.exitCode = 1;
  }
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', join(temporary, 'sources')], { cwd: root, stdio: 'ignore' });
  rmSync(temporary, { recursive: true, force: true });
}
