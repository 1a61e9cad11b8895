import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composedMap } from '../testing/composed-folder.ts';
import { readSiteMap, siteMapFile } from './site-map.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'site-map-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test.each(['../../etc/passwd', '/etc/passwd', 'a/../../b.html', '..\\b.html'])(
  'a map that names %s, outside of its folder, is refused',
  async (file) => {
    const write = (map: object): void => writeFileSync(join(folder, siteMapFile), JSON.stringify(map));
    write({ ...composedMap, pages: { '/': file } });
    await expect(readSiteMap(folder)).rejects.toThrow(`names ${file}, which is no file of the site`);
    write(composedMap);
    expect((await readSiteMap(folder)).pages['/']).toBe('index.html');
  },
);
