import { testForeignNodes } from '../support/foreign-nodes.ts';

// One of them is a journey.
testForeignNodes(({ workspace, state }) => workspace !== 'mf-plans' || state !== 'down');
