import { load } from '../bin/compiled.mjs';

export default (await load('src/bundling/module-loader.ts')).default;
