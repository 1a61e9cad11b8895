import { load } from '../bin/compiled.mjs';

const fontLoader = await load('src/bundling/font-loader.ts');
export default fontLoader.default;
export const { raw } = fontLoader;
