import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { appWorkspaces, rootFolder, type Workspace } from '../lib/workspaces.ts';
import { designSystem } from './own-packages.ts';
import { sharing, singletons } from './sharing.ts';

const workspaces = appWorkspaces(rootFolder(__dirname));
const named = (name: string): Workspace => {
  const found = workspaces.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};
const design = '3.1.0-u3fa9c1d2e4';
const late = singletons.filter(({ isLate }) => isLate).map(({ key }) => key);

test.each(workspaces.filter(({ role }) => role === 'remote').map(({ name }) => name))(
  '%s brings no copy of what must exist once',
  (name) => {
    const shared = sharing(named(name), design);
    expect(Object.keys(shared)).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'react-router', ...late.slice(0, 2)]),
    );
    for (const { key } of singletons)
      if (shared[key]) expect(shared[key]).toMatchObject({ singleton: true, import: false });
  },
);

test('the shell brings at once what pages begin with, and late what a control asks for', () => {
  const shared = sharing(named('shell'), design);
  for (const { key, isLate = false } of singletons) expect([key, shared[key]?.eager]).toEqual([key, !isLate]);
  for (const each of Object.values(shared)) expect(each.import).not.toBe(false);
});

test('in place of the whole router the shell brings what the site uses of it, under the version that is installed', () => {
  const router = sharing(named('shell'), design)['react-router'];
  expect(router?.import).toBe('./src/shared/react-router.ts');
  expect(router?.version).toMatch(/^7\./);
});

test('ranges are those of the package.json that states them', () => {
  const { manifest, ...legal } = named('mf-legal');
  const shared = sharing(
    { ...legal, manifest: { ...manifest, dependencies: { ...manifest.dependencies, react: '^19.9.0' } } },
    design,
  );
  expect(shared.react?.requiredVersion).toBe('^19.9.0');
  // By the design system, which the workspace depends on.
  expect(shared['@emotion/react']?.requiredVersion).toMatch(/^\^11/);
});

test('a package that is no dependency, direct or not, is not shared', () => {
  const { manifest, ...legal } = named('mf-legal');
  const shared = sharing({ ...legal, manifest: { ...manifest, dependencies: { react: '^19.3.0' } } }, design);
  expect(Object.keys(shared)).toEqual(['react', 'react/']);
});

test('a remote asks for the design system that it was built with, and has a copy of its own', () => {
  const [legal, shell] = ['mf-legal', 'shell'].map((name) => sharing(named(name), design)[designSystem]);
  expect(shell).toMatchObject({ eager: true, version: design });
  expect(legal).toEqual({ singleton: false, requiredVersion: design, version: design });
});

test('in development there is one copy of the design system, by its range', () => {
  const range = named('mf-legal').manifest.dependencies?.[designSystem];
  expect(sharing(named('mf-legal'), undefined)[designSystem]).toEqual({
    singleton: false,
    requiredVersion: range,
    import: false,
  });
  expect(sharing(named('shell'), undefined)[designSystem]).toMatchObject({ eager: true, requiredVersion: range });
});

test('@mui/system, createContext: Material UI has contexts outside of @mui/material in these modules alone', () => {
  const packages = join(dirname(createRequire(__filename).resolve('@mui/system/package.json')), '..');
  const users = readdirSync(packages)
    .filter((name) => name !== 'material')
    .flatMap((name) =>
      readdirSync(join(packages, name), { recursive: true, encoding: 'utf8' })
        .filter(
          (file) => file.endsWith('.mjs') && /\bcreateContext\(/.test(readFileSync(join(packages, name, file), 'utf8')),
        )
        .map((file) => `@mui/${name}/${dirname(file)}`),
    );
  expect(users.sort()).toEqual([
    // Used by @mui/material/styles, which is a singleton.
    '@mui/private-theming/useTheme',
    // The two singletons.
    '@mui/system/DefaultPropsProvider',
    '@mui/system/RtlProvider',
    '@mui/system/cssVars',
    // Between a list of tabs or of a menu and its items, which are modules of @mui/material.
    '@mui/utils/useRovingTabIndex',
  ]);
});
