import { testForeignNodes } from '../support/foreign-nodes.ts';

// The others are in the matrices.
testForeignNodes(({ workspace, state }) => workspace === 'mf-plans' && state === 'down');
