import type { ReactNode } from 'react';
import { Drawing } from '../site-sketch/drawing.tsx';
import styles from './page-walk.module.css';

/** A part of the page, drawn as it would be seen. */
type WalkPart = 'promise' | 'video' | 'letter' | 'offer';

interface PageWalkProps {
  parts: readonly { name: string; part: WalkPart; text: string; words?: readonly string[] }[];
}

const width = 320;
const drawings: Record<WalkPart, { height: number; shapes: (words: readonly string[]) => ReactNode }> = {
  promise: {
    height: 150,
    shapes: (words) => (
      <>
        <path d="M24 20h14v7a7 7 0 0 1 -7 7h-7z" className="a" />
        {words.map((word, row) => (
          <text key={word} x="24" y={80 + row * 26} className="c">
            {word}
          </text>
        ))}
        <path d="M24 120h210v5h-210zM24 132h150v5h-150z" className="d" />
      </>
    ),
  },
  video: {
    height: 190,
    shapes: () => (
      <>
        <path d="M24 12h272v116a44 44 0 0 1 -44 44h-228z" className="a" />
        <path d="M136 62v60l52 -30z" className="b" />
        <path d="M44 150h150v5h-150z" className="e" />
        <circle cx="110" cy="152.5" r="7" className="sheet" />
      </>
    ),
  },
  letter: {
    height: 180,
    shapes: () => (
      <>
        <path
          d="M24 16h272v5h-272zM24 30h272v5h-272zM24 44h160v5h-160zM24 72h272v5h-272zM24 86h272v5h-272zM24 100h210v5h-210z"
          className="d"
        />
        <path d="M170 150c11 -28 21 -28 17 -4s10 10 17 -7 10 18 21 3 15 4 26 -3 17 6 36 -4" className="pen" />
      </>
    ),
  },
  offer: {
    height: 190,
    shapes: (words) => (
      <>
        <path d="M24 12h272v64a36 36 0 0 1 -36 36h-236z" className="e" />
        <text x="44" y="52" className="c">
          {words[0]}
        </text>
        <path d="M44 66h150v5h-150zM44 80h120v5h-120z" className="sheet" />
        <path d="M24 126h272v20a18 18 0 0 1 -18 18h-254z" className="b" />
        <text x="44" y="153" className="sheet">
          {words[1]}
        </text>
      </>
    ),
  },
};

/** One page from its top to its button: each part beside what it is for. */
export function PageWalk({ parts }: PageWalkProps) {
  return (
    <ol className={styles.walk} role="list">
      {parts.map(({ name, part, text, words = [] }) => {
        const { height, shapes } = drawings[part];
        return (
          <li key={name}>
            <div className={styles.part}>
              <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                {shapes(words)}
              </Drawing>
            </div>
            <div className={styles.words}>
              <strong>{name}</strong>
              <p>{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
