import { join, relative } from 'node:path';
import type { Contract } from './contract.ts';

/** The name under which a compiler gets the contract, which is no file. */
export const contractFile = (root: string): string => join(root, 'contract.ts');

/** What a compiler objects to. A configuration has no lines; they count from 0. */
export interface Objection {
  place?: { fileName: string; line?: number; character?: number } | undefined;
  code: number;
  text: string;
}

/** An objection as one message, naming file and line, or the file that the contract's line speaks of. */
export function messageOf(
  { place, code, text }: Objection,
  { root, contract }: { root: string; contract: Contract },
): string {
  const said = `TS${code}: ${text}`;
  if (!place) return said;
  const { fileName, line, character = 0 } = place;
  if (line === undefined) return `${relative(root, fileName)}: ${said}`;
  if (fileName === contractFile(root))
    return `${contract.about[line] ?? 'The contract'} does not keep the contract (shared-types): ${said}`;
  return `${relative(root, fileName)}:${line + 1}:${character + 1}: ${said}`;
}
