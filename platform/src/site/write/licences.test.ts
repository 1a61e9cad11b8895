import type { LicensedPackage } from '../../store/licences.ts';
import { licences } from './machine-files.ts';

const licensed = (name: string, more: Partial<LicensedPackage> = {}): LicensedPackage => ({
  name,
  version: '1.0.0',
  licence: 'MIT',
  text: `MIT License\n\nCopyright of ${name}`,
  ...more,
});

test('each package with its licence, once; packages with one text share it', () => {
  const list = licences('Mosaico', [
    licensed('react', { text: 'MIT License\n\nCopyright of Meta' }),
    licensed('clsx'),
    licensed('clsx'),
    licensed('react-dom', { text: 'MIT License\n\nCopyright of Meta' }),
  ]);
  expect(list.match(/^clsx 1\.0\.0$/gm)).toHaveLength(1);
  expect(list).toMatch(/^react 1\.0\.0\nreact-dom 1\.0\.0\nLicencia: MIT\n\nMIT License\n\nCopyright of Meta$/m);
  expect(list.match(/Copyright of Meta/g)).toHaveLength(1);
});

test('a package without a licence text, or without a licence, is named all the same', () => {
  expect(licences('Mosaico', [licensed('bare', { licence: undefined, text: undefined })])).toMatch(
    /^bare 1\.0\.0\nLicencia: sin nombre\n$/m,
  );
});
