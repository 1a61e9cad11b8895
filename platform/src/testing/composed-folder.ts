import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canaryFolder, siteMapFile, type SiteMap } from '../site/site-map.ts';
import { writePrecompressed } from '../lib/precompressed.ts';

/** Longer than what is worth compressing. */
const long = 'a text that is long enough for a compressed twin. '.repeat(30);

/** An HTML document with that title, long enough to be compressed. */
export const documentTitled = (title: string): string => `<!doctype html><title>${title}</title>${long}`;

/** A composed site for tests: some of every kind of file. */
export const composedFiles: Readonly<Record<string, string>> = {
  'index.html': documentTitled('Inicio'),
  '404.html': documentTitled('No existe'),
  'planes.html': documentTitled('Planes'),
  'catalogo/norte.html': documentTitled('Norte'),
  'ir.html': documentTitled('Ir'),
  'widget.html': documentTitled('Widget'),
  'demo/pago.html': documentTitled('Pago'),
  'assets/shell/shell.abc.js': `// ${long}`,
  'data/lista.json': '[]',
  'data/cifras.txt': '0123456789',
  'planes.md': `# Planes\n\n${long}`,
  'llms.txt': '# Agencia',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset></urlset>',
  'revision.json': '{"revision":1}',
  '.well-known/security.txt': 'Contact: mailto:soporte@example.com',
  _headers: '/*',
  _redirects: '',
};

/** Headers of {@link composedFiles}. */
export const composedMap: SiteMap = {
  environment: 'production',
  revision: 1,
  composer: 'abc',
  mix: 'def',
  pages: {
    '/': 'index.html',
    '/planes': 'planes.html',
    '/catalogo/norte': 'catalogo/norte.html',
    '/ir': 'ir.html',
    '/widget': 'widget.html',
  },
  aliases: { '/plans': '/planes' },
  documents: { '/demo/pago': 'demo/pago.html' },
  texts: { 'planes.md': 'https://www.example.com/planes' },
  embeddable: ['widget.html'],
  redirects: { '/ir': 'https://example.com/fuera?a=1' },
};

/** Writes a composed site, precompressed files and all, with these changes to its files; `undefined` leaves one out. */
export async function writeComposed(
  folder: string,
  changes: Readonly<Record<string, string | undefined>> = {},
): Promise<void> {
  const files: Record<string, string | undefined> = {
    ...composedFiles,
    [siteMapFile]: JSON.stringify(composedMap),
    ...changes,
  };
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
    await writePrecompressed([join(folder, name)], 1);
  }
}

/** What the canary arm of {@link writeSplit} has besides, and in place of, {@link composedFiles}. */
export const canaryFiles: Readonly<Record<string, string>> = {
  'index.html': documentTitled('Inicio, canary'),
  'planes.html': documentTitled('Planas'),
  '404.html': documentTitled('No existe, canary'),
  'nueva.html': documentTitled('Nueva'),
  'data/lista.json': '[1]',
  'data/cifras.txt': '9876543210',
  'planes.md': `# Planes, canary\n\n${long}`,
  'robots.txt': 'User-agent: canary',
  'sitemap.xml': '<urlset>canary</urlset>',
  'revision.json': '{"revision":1,"arm":"canary"}',
};

/** The map of the canary arm: a page more, and an earlier path and a redirect that lead elsewhere. */
export const canaryMap: SiteMap = {
  ...composedMap,
  pages: { ...composedMap.pages, '/nueva': 'nueva.html' },
  aliases: { '/plans': '/planes', '/novedad': '/nueva' },
  redirects: { '/ir': 'https://example.com/canary' },
};

/** Writes a composed site in which a canary runs, with these changes to the canary in its map. */
export async function writeSplit(folder: string, canary: SiteMap['canary'] = { number: 1, weight: 25 }): Promise<void> {
  const assets = Object.keys(composedFiles).filter((name) => name.startsWith('assets/'));
  await writeComposed(folder, { [siteMapFile]: JSON.stringify({ ...composedMap, canary }) });
  await writeComposed(join(folder, canaryFolder), {
    ...Object.fromEntries(assets.map((name) => [name, undefined])),
    ...canaryFiles,
    [siteMapFile]: JSON.stringify(canaryMap),
  });
}

/** Writes that composition as the only one of an environment, in use, in a folder of sites. */
export async function writeSites(sites: string): Promise<void> {
  await writeComposed(join(sites, '000001'));
  symlinkSync('000001', join(sites, 'current'));
}
