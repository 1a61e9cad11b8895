import { join } from 'node:path';
import { context, type Context } from '@mosaico/platform/cli/context';

/** Store and sites of tests and benchmark, apart from yours. */
export const testWork = join(import.meta.dirname, '..', '..', '.mosaico', 'tests');

/** The repository, with the store and the sites of tests and benchmark. */
export const testContext = (): Context => context(testWork);
