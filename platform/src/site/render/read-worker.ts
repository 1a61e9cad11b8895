import { parentPort } from 'node:worker_threads';
import { markdownOf } from './markdown.ts';
import { outlineOf, treeOf } from './outline.ts';
import type { Reading, ReadOrder } from './page-reader.ts';

parentPort?.on('message', ({ body, showsDay, words }: ReadOrder) => {
  let reading: Reading;
  try {
    const tree = treeOf(body);
    reading = {
      outline: outlineOf(tree, { showsDay }),
      ...(words && { markdown: markdownOf({ ...words, tree }) }),
    };
  } catch (error) {
    reading = { error: (error as Error).message };
  }
  parentPort?.postMessage(reading);
});
