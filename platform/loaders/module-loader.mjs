import { load } from '../bin/compiled.mjs';

export default (await load('src/build/module-loader.ts')).default;
