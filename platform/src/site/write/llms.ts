import { pageCategories, textPath, type Route, type SiteConfiguration } from '@mosaico/shared-types';

/** Name of the list of the site's texts in a composed folder. */
export const llmsFile = 'llms.txt';

/** `llms.txt` (llmstxt.org): who the agency is, and every one of these pages as a text, by the directory's categories. */
export function llms(
  { name, origin }: Pick<SiteConfiguration['agency'], 'name' | 'origin'>,
  routes: readonly Pick<Route, 'path' | 'title' | 'description' | 'directory'>[],
): string {
  const summary = routes.find(({ path }) => path === '/')?.description;
  const sections = pageCategories.map((category) => {
    const links = routes
      .filter(({ directory }) => directory.category === category)
      .map(({ path, title, description }) => `- [${plain(title)}](${origin}${textPath(path)}): ${line(description)}`);
    return links.length > 0 ? `## ${category}\n\n${links.join('\n')}` : '';
  });
  return `${[`# ${line(name)}`, summary ? `> ${line(summary)}` : '', ...sections].filter(Boolean).join('\n\n')}\n`;
}

const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The words of a link. */
const plain = (text: string): string => line(text).replaceAll(/[\\[\]]/g, '\\$&');
