import { headFile, fetchWithStallTimeout, type PageHead } from '@mosaico/shared-types';

/**
 * The whole head of a page that the visitor came to without its document; nothing where the site has none, or the network says
 * no: what the route says stands there meanwhile, and no visitor reads the rest.
 */
export async function lateHead(path: string): Promise<PageHead | undefined> {
  try {
    const answer = await fetchWithStallTimeout(headFile(path));
    return answer.ok ? ((await answer.json()) as PageHead) : undefined;
  } catch {
    return undefined;
  }
}
