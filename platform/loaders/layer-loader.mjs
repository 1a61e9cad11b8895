import { load } from '../bin/compiled.mjs';

export default (await load('src/bundling/layer-loader.ts')).default;
