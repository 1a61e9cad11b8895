import { keyBelow } from '../lib/files-below.ts';
import { rootFolder } from '../lib/workspaces.ts';
import { buildSources } from './own-packages.ts';

const root = rootFolder(__dirname);
const sources = buildSources(root).map((file) => keyBelow(root, file));

test.each([
  'platform/bundle.mjs',
  'platform/src/build/build.ts',
  'platform/src/build/styles.ts',
  'platform/src/build/font-loader.ts',
  'platform/src/lib/hashes.ts',
  'platform/src/store/public-path.ts',
  'platform/src/store/development-shell.ts',
  'platform/src/store/licences.ts',
  'shared-types/src/schemas/facts.ts',
])('a change of %s makes a build necessary', (file) => expect(sources).toContain(file));

test('no change of a command, of another room or of a test makes one necessary', () => {
  const others = /^platform\/src\/(cli|environments|deliver|dev|browser|testing)\b|\.test\./;
  expect(sources.filter((file) => others.test(file))).toEqual([]);
});
