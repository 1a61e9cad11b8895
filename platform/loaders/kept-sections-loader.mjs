import { load } from '../bin/compiled.mjs';

export default (await load('src/dev/kept-sections-loader.ts')).default;
