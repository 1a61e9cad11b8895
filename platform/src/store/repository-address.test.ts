import { repositoryAddress } from './repository-address.ts';

test.each([
  ['https://example.com/agency/site.git', 'https://example.com/agency/site.git'],
  ['https://robot:secret@example.com/agency/site.git?token=secret#secret', 'https://example.com/agency/site.git'],
  ['https://secret@example.com:8443/site.git', 'https://example.com:8443/site.git'],
  ['ssh://git@example.com:22/site.git', 'ssh://example.com:22/site.git'],
  ['git@example.com:agency/site.git', 'example.com:agency/site.git'],
  ['robot:secret@example.com:agency/site.git', 'example.com:agency/site.git'],
  ['/home/somebody/site', undefined],
  ['../site', undefined],
  ['file:///home/somebody/site', undefined],
  ['', undefined],
])('%s is written as %s', (remote, written) => {
  expect(repositoryAddress(remote)).toBe(written);
});
