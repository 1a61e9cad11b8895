import { publishedFolder, type Published } from './mix.ts';

/** What can be chosen at this moment; nothing where that cannot be read. */
export function publishedList(): Promise<Published | undefined> {
  return fetched<Published>(`${publishedFolder}index.json`);
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
