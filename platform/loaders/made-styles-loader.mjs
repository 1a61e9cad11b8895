import { load } from '../bin/compiled.mjs';

export default (await load('src/build/made-styles-loader.ts')).default;
