import { journeyVisits, testVisits } from '../support/fault-matrix.ts';

// `matrices/faults.spec.ts` has the other remotes, faults and ways.
testVisits(journeyVisits);
