import { load } from '../bin/compiled.mjs';

export default (await load('src/build/nothing-loader.ts')).default;
