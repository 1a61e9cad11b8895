import { testForeignNodes } from '../support/foreign-nodes.ts';

// The others are in the matrices.
testForeignNodes(({ path, state }) => path === '/planes-sociales' && state === 'down');
