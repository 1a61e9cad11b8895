import { packagesIn } from './version.ts';

test('installed packages are those of the lockfile, by folder, with what tells their content', () => {
  const lockfile = JSON.stringify({
    packages: {
      '': { name: 'all', workspaces: ['mf-a'] },
      'mf-a': { version: '1.0.0', dependencies: { react: '^19.0.0' } },
      'node_modules/mf-a': { resolved: 'mf-a', link: true },
      'node_modules/react': { version: '19.3.1', integrity: 'sha512-a', resolved: 'https://x', license: 'MIT' },
      'node_modules/@mui/material/node_modules/react-is': { version: '19.0.0', dev: true },
    },
  });
  expect(packagesIn(lockfile)).toEqual({
    'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
    'node_modules/@mui/material/node_modules/react-is': { version: '19.0.0' },
  });
  expect(packagesIn('{}')).toEqual({});
});
