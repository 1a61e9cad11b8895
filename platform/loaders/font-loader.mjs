import { load } from '../bin/compiled.mjs';

const fontLoader = await load('src/build/font-loader.ts');
export default fontLoader.default;
export const { raw } = fontLoader;
