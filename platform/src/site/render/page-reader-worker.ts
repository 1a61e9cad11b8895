import { parentPort } from 'node:worker_threads';
import { markdownOf } from './markdown.ts';
import { outlineOf, treeOf } from './outline.ts';
import type { ReadPage, ThreadOrder } from './page-reader.ts';

parentPort?.on('message', ({ body, showsDay, words }: ThreadOrder) => {
  const tree = treeOf(body);
  const read: ReadPage = {
    outline: outlineOf(tree, { showsDay }),
    ...(words && { markdown: markdownOf({ ...words, tree }) }),
  };
  parentPort?.postMessage(read);
});
// Its modules are loaded: from now on time is a page's.
parentPort?.postMessage('ready');
