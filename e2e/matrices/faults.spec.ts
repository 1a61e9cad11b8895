import { otherVisits, testVisits } from '../support/fault-matrix.ts';

// `journeys/faults.spec.ts` has the first of them.
testVisits(otherVisits);
