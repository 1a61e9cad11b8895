import { testForeignNodes } from '../support/foreign-nodes.ts';

testForeignNodes();
