import { load } from './compiled.mjs';

export default (await load('src/bundling/module-loader.ts')).default;
