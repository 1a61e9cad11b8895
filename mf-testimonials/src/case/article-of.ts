import type { ClientCase, JsonLdNode } from '@mosaico/shared-types';
import { content } from './content.ts';

/** A case in schema.org's terms, with whole addresses. A sample says that it is one. */
export function articleOf(
  { client, headline, result, problem, pictures = [], sample }: ClientCase,
  origin: string,
): JsonLdNode {
  return {
    '@type': 'Article',
    headline: headline ?? (result ? `${result.figure} ${result.what}` : client),
    description: sample ? `${content.sample}. ${problem}` : problem,
    inLanguage: 'es',
    about: { '@type': 'Organization', name: client },
    author: { '@id': `${origin}/#agencia` },
    publisher: { '@id': `${origin}/#agencia` },
    ...(pictures.length > 0 && { image: pictures.map(({ url }) => new URL(url, origin).href) }),
  };
}
