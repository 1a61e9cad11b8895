import { load } from '../bin/compiled.mjs';

export default (await load('src/bundling/content-loader.ts')).default;
