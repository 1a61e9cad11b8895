import { fileURLToPath } from 'node:url';
import { contentHash, filesBelow } from '../lib/files-below.ts';

/** Folders of the platform whose code is in what a composition holds. */
const rooms = ['site', 'browser', 'table', 'build/runtime'];

/** Changes with the code that composes: `start` composes a site of another version anew. */
export const composerVersion = contentHash(
  rooms.flatMap((room) => filesBelow(fileURLToPath(new URL(`../${room}`, import.meta.url)))),
  fileURLToPath(new URL('..', import.meta.url)),
);
