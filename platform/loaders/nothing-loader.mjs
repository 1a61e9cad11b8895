import { load } from '../bin/compiled.mjs';

export default (await load('src/bundling/nothing-loader.ts')).default;
