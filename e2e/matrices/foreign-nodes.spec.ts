import { testForeignNodes } from '../support/foreign-nodes.ts';

// One of them is a journey.
testForeignNodes(({ path, state }) => path !== '/planes-sociales' || state !== 'down');
