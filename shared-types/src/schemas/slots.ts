import * as v from 'valibot';
import { moduleFile } from './pages.ts';

/** Name of a piece: what it is about, and which piece. */
export const slotName = v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must be a slot name'));

/** What a remote's `slots.ts` may hold: the piece's name → its module. */
export const slotsSchema = v.record(slotName, moduleFile);
