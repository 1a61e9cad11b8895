import type { Failure } from './judge.ts';
import { said, type Proof, type Row } from './proofs.ts';

/** What a run prints: each row that does not hold, with its place in the specification and what was to prove it, and the count. */
export function reportOf(rows: readonly Row[], failures: readonly Failure[]): string {
  const lines = failures.map(({ row, why }) =>
    [`${row.route}  ${row.says}`, `specification ${row.place}; proved by ${provedBy(row.proof)}`, why]
      .join('\n')
      .replaceAll('\n', '\n    '),
  );
  return [...lines, `Specification: ${rows.length - failures.length} of ${rows.length} statements hold`].join('\n');
}

function provedBy(proof: Proof): string {
  switch (proof.kind) {
    case 'text': {
      const beneath = proof.under ? ` beneath ${String(proof.under)}` : '';
      return `text${beneath}: ${proof.parts.map(said).join(', ')}`;
    }
    case 'behaviour':
      return `the test “${proof.title}” of ${proof.file}`;
    case 'all':
      return proof.of.map(provedBy).join(' and ');
    default: {
      const { kind, ...rest } = proof;
      return `${kind}: ${Object.values(rest)
        .map((each) => said(each))
        .join(', ')}`;
    }
  }
}
