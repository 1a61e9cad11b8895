import { publishedFolder, type Mix, type Published } from './mix.ts';

/**
 * What can be chosen at this moment; nothing where that cannot be read. A server adds the wanted releases where they are older
 * than those it lists; a static host does not read the query.
 */
export function publishedList(wanted: Mix): Promise<Published | undefined> {
  const query = new URLSearchParams(wanted).toString();
  return fetched<Published>(`${publishedFolder}index.json${query && `?${query}`}`);
}

/** The JSON at an address of this site; nothing where that cannot be read. */
export async function fetched<Value>(address: string): Promise<Value | undefined> {
  try {
    const answer = await fetch(address, { cache: 'no-cache' });
    return answer.ok ? ((await answer.json()) as Value) : undefined;
  } catch {
    return undefined;
  }
}
