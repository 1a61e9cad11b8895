import { testForeignNodes } from '../support/foreign-nodes.ts';

// A sample: one change in each region. All of them are made in the matrices.
testForeignNodes(
  ({ path, state }) => path === '/planes-sociales' && state === 'down',
  ["an icon after the header's field", 'an element first in main', 'words translated', 'elements around the root'],
);
