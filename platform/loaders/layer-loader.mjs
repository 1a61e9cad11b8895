import { load } from '../bin/compiled.mjs';

export default (await load('src/build/layer-loader.ts')).default;
