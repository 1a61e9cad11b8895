import { load } from '../bin/compiled.mjs';

export default (await load('src/bundling/made-styles-loader.ts')).default;
