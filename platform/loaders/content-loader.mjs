import { load } from '../bin/compiled.mjs';

export default (await load('src/build/content-loader.ts')).default;
