/** @jest-environment node */
import { dateInWords } from './dates.ts';

test('a date in words stays on one line', () => {
  expect(dateInWords('2025-09-16')).toBe('16\u00A0de\u00A0septiembre\u00A0de\u00A02025');
});
