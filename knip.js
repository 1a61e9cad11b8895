import { existsSync, readFileSync } from 'node:fs';

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The modules that a remote's declarations name as text: screens of its pages, and pieces for other remotes' pages. */
const named = (remote) =>
  ['pages', 'slots']
    .map((name) => `${remote}/src/${name}.ts`)
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'\.\/([^']+\.tsx?)'/g)].map(([, module]) => `src/${module}`),
    );

const remote = (name) => ({
  // Packages stand in `package.json` because they are shared with the shell.
  entry: ['src/{pages,offers,slots}.ts', ...named(name), 'src/**/*.test.{ts,tsx}', 'webpack.config.mjs'],
  ignoreDependencies: ['react-dom', 'site-for-tests', 'webpack-cli'],
});

/**
 * What nobody uses goes: files, exports, packages; and no two files need each other. Entries are what the build, a child
 * process or a benchmark's framework reaches by a name. knip and not madge: it finds cycles (`cycles`) in the same reading, and
 * knows what our packages export.
 *
 * @type {import('knip').KnipConfig}
 */
export default {
  ignoreExportsUsedInFile: true,
  include: ['files', 'exports', 'types', 'duplicates', 'dependencies', 'unlisted', 'binaries', 'unresolved', 'cycles'],
  // What the demonstration serves as it is.
  ignore: ['environments/**/public/**'],
  // Programs of the system that a test or the drawing of media asks for, and the repository's own command line.
  ignoreBinaries: ['mosaico', 'webpack', 'mount', 'umount', 'setpriv', 'unshare', 'flock', 'ffmpeg'],
  workspaces: {
    '.': {
      // Run by hand, as their first lines say, with what e2e has.
      entry: ['environments/demo/*/draw.{mjs,ts}'],
      // `imports.mjs` names its resolver, and a test runs publint and attw.
      ignoreDependencies: ['@playwright/test', 'eslint-import-resolver-typescript', 'publint', '@arethetypeswrong/cli'],
    },
    platform: {
      entry: [
        'src/build/runtime/*',
        // What `bundle.mjs` names.
        'src/cli.ts',
        'src/{build,dev}/*-loader.ts',
        '{bundle,preset,jest/index}.d.mts',
        'src/**/*-worker.ts',
        'src/site/pictures/card-process.ts',
        'src/browser/{boot,retired-worker,versions,environment}/start.ts',
        'src/browser/boot/start-with-reports.ts',
        'src/dev/dev-client.ts',
        'src/site/hosts/edge/cloud{flare,front}.ts',
        'src/testing/store-process.ts',
        'src/testing/webpack-probe.ts',
      ],
      // A remote to be copied, and what webpack, not Node, resolves.
      ignore: ['template/**'],
      ignoreDependencies: ['typescript-native', '@swc/core', 'css-loader', 'swc-loader', 'webpack-cli'],
    },
    'create-remote': { entry: ['src/create-remote.ts', 'pack.mjs'] },
    'shared-ui': {
      entry: ['src/theme/theme-variables.css.ts', '.storybook/*'],
      ignoreDependencies: ['site-for-tests'],
    },
    shell: {
      entry: ['src/{pages,app,client,server,start}.{ts,tsx}', 'src/shared/*.ts', 'webpack.config.mjs'],
      // The fonts are in its style sheet. It shares the packages of the design system.
      ignoreDependencies: [/^@fontsource-variable\//, '@mui/material', 'site-for-tests', 'webpack-cli'],
    },
    ...Object.fromEntries(workspaces.filter((name) => name.startsWith('mf-')).map((name) => [name, remote(name)])),
    e2e: {
      entry: ['workshop/contact-sheet.ts', 'changed-choice.ts', 'checks.d.mts', 'next-versions.d.mts', '**/*.spec.ts'],
      // A check that is written at test time compiles with the types. `engines/` reads
      // the library as a file.
      ignoreDependencies: ['schema-dts', '@testing-library/dom'],
    },
    bench: {
      // The peers' projects have packages of their own.
      entry: ['rollouts.ts', 'peers/{common,next,astro}/**/*.{ts,tsx}'],
      ignoreDependencies: ['next'],
    },
  },
};
