// The code of the search, besides its box, in one file that is loaded when the visitor turns to the box.
export { finderOf } from './finder.ts';
export { ResultList } from './result-list.tsx';
