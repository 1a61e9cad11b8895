import { readFile } from 'node:fs/promises';

/** The JSON value in `file`. Throws an `Error` naming the file when it is missing or is not JSON. */
export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Error(`${file} does not exist.`);
    if (error.code === 'EISDIR') throw new Error(`${file} is a folder, and a file is needed. Move it away.`);
    throw error;
  });
  return parseJson(text, file);
}

/** The JSON value in `text`. Throws an `Error` naming its `source` when it is not JSON. */
export function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${source} is not JSON: ${(error as Error).message}. Correct it, or publish it anew.`);
  }
}
