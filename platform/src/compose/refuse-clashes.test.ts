import { pageOf, releaseOf } from '../testing/releases.ts';
import { refuseClashes } from './refuse-clashes.ts';

test('releases with pages of their own are accepted', () => {
  const releases = [
    releaseOf('shell', { pages: [pageOf('/')] }),
    releaseOf('mf-plans', { pages: [pageOf('/planes')] }),
  ];
  expect(() => refuseClashes(releases)).not.toThrow();
});

test('two releases that claim one path are refused, both named with their page', () => {
  const releases = [
    releaseOf('mf-plans', { pages: [pageOf('/planes')] }),
    releaseOf('mf-crm', { pages: [pageOf('/otra', { aliases: ['/planes'] })] }),
  ];
  expect(() => refuseClashes(releases)).toThrow(
    'path /planes: mf-plans@1.0.0 (page "planes") and mf-crm@1.0.0 (page "otra")',
  );
});

test('a title or a public file may have one owner only', () => {
  const plans = releaseOf('mf-plans', {
    pages: [pageOf('/a', { title: 'Planes' })],
    files: { 'public/data/x.json': { bytes: 1, sha384: '' } },
  });
  const crm = releaseOf('mf-crm', {
    pages: [pageOf('/b', { title: 'Planes' })],
    files: { 'public/data/x.json': { bytes: 1, sha384: '' } },
  });
  expect(() => refuseClashes([plans, crm])).toThrow(
    /title Planes: .*\n.*file \/data\/x\.json: mf-plans@1\.0\.0 and mf-crm@1\.0\.0/,
  );
});
