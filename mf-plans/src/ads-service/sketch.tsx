import type { ReactNode } from 'react';
import type { SketchKind } from './content.ts';
import styles from './sketch.module.css';

const sketches: Record<SketchKind, { ground: string; drawing: (words: readonly string[]) => ReactNode }> = {
  feed: {
    ground: 'e',
    drawing: () => (
      <>
        <rect x="68" y="14" width="104" height="152" rx="3" className="sheet" />
        <circle cx="84" cy="29" r="7" className="b" />
        <path d="M96 26h44v6H96z" className="d" />
        <path d="M76 44h88v44a44 44 0 0 1-44 44H76z" className="a" />
        <circle cx="120" cy="82" r="15" className="b" />
        <path d="M76 142h34v5H76z" className="c" />
        <path d="M128 140h36v9a8 8 0 0 1-8 8h-28z" className="b" />
      </>
    ),
  },
  story: {
    ground: 'b',
    drawing: () => (
      <>
        <rect x="76" y="8" width="88" height="164" rx="10" className="c" />
        <path d="M82 18a4 4 0 0 1 4-4h68a4 4 0 0 1 4 4v144a4 4 0 0 1-4 4H86a4 4 0 0 1-4-4z" className="a" />
        <path d="M88 20h20v3H88zM110 20h20v3h-20zM132 20h20v3h-20z" className="e" />
        <path d="M82 112a38 38 0 0 1 76 0z" className="e" />
        <circle cx="120" cy="64" r="18" className="b" />
        <path d="M92 130h56v12a12 12 0 0 1-12 12H92z" className="sheet" />
      </>
    ),
  },
  search: {
    ground: 'a',
    drawing: ([sought, answer]) => (
      <>
        <path d="M32 32h176v24a16 16 0 0 1-16 16H32z" className="sheet" />
        <text x="48" y="58" className="c">
          {sought}
        </text>
        <circle cx="180" cy="49" r="9" className="line" />
        <path d="m187 56 9 9" className="line" />
        <path d="M32 86h176v44a14 14 0 0 1-14 14H32z" className="b" />
        <path d="M46 98h28v28H46z" className="c" />
        <text x="84" y="113" className="c">
          {answer}
        </text>
        <path d="M84 121h66v5H84z" className="c" />
        <path d="M32 154h120v6H32z" className="e" />
      </>
    ),
  },
  strategy: {
    ground: 'd',
    drawing: () => (
      <>
        <circle cx="120" cy="90" r="72" className="a" />
        <circle cx="120" cy="90" r="52" className="sheet" />
        <circle cx="120" cy="90" r="33" className="a" />
        <circle cx="120" cy="90" r="14" className="b" />
        <path d="m120 90 62-62" className="line" />
        <path d="M178 8h44v20a24 24 0 0 1-24 24h-20z" className="b" />
      </>
    ),
  },
  video: {
    ground: 'c',
    drawing: () => (
      <>
        <path d="M32 30h176v84a28 28 0 0 1-28 28H32z" className="a" />
        <path d="M32 142a72 72 0 0 1 72-72v72z" className="e" />
        <path d="M102 62v48l42-24z" className="b" />
        <path d="M32 154h112v8H32z" className="b" />
        <path d="M148 154h60v8h-60z" className="e" />
      </>
    ),
  },
  graphics: {
    ground: 'e',
    drawing: () => (
      <>
        <path d="M36 24h80v62H36z" className="a" />
        <path d="M36 86a62 62 0 0 1 62-62h18v62z" className="b" />
        <path d="M122 24h82v130h-82z" className="sheet" />
        <path d="M132 34h62v40a31 31 0 0 1-62 0z" className="c" />
        <path d="M132 118h44v6h-44zM132 132h62v6h-62z" className="d" />
        <path d="M36 92h80v32a30 30 0 0 1-30 30H36z" className="c" />
        <circle cx="76" cy="122" r="16" className="e" />
      </>
    ),
  },
};

/** A drawing of what a service brings; decoration, the words beside it say the same. */
export function Sketch({ kind, words = [] }: { kind: SketchKind; words?: readonly string[] | undefined }) {
  const { ground, drawing } = sketches[kind];
  return (
    <svg className={styles.drawing} viewBox="0 0 240 180" aria-hidden="true">
      <rect width="240" height="180" className={ground} />
      {drawing(words)}
    </svg>
  );
}
