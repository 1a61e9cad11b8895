import type { ReactNode } from 'react';
import styles from './function-drawing.module.css';

const days = [0, 1, 2, 3, 4, 5, 6, 7, 8];

// Each on a tile of 120 × 80; the first shape is its ground.
const drawings = {
  bubble: ([asked, answered]) => (
    <>
      <path className="a" d="M0 0h120v80H0z" />
      <path className="b" d="M18 16h58v20a20 20 0 0 1 -20 20H18z" />
      <path className="c" d="M102 40H66v8a18 18 0 0 0 18 18h18z" />
      <text className="c" x="23" y="32">
        {asked}
      </text>
      <text className="b" x="77" y="56">
        {answered}
      </text>
    </>
  ),
  target: () => (
    <>
      <path className="d" d="M0 0h120v80H0z" />
      <circle className="e" cx="60" cy="40" r="34" />
      <circle className="d" cx="60" cy="40" r="23" />
      <circle className="b" cx="60" cy="40" r="12" />
    </>
  ),
  steps: () => (
    <>
      <path className="e" d="M0 0h120v80H0z" />
      <path className="a" d="M0 80V60h30V40h30V20h30V0h30v80z" />
    </>
  ),
  calendar: () => (
    <>
      <path className="c" d="M0 0h120v80H0z" />
      {days.map((day) => (
        <path
          key={day}
          className={day === 4 ? 'b' : 'e'}
          d={`M${27 + (day % 3) * 23} ${8 + Math.floor(day / 3) * 22}h20v9a10 10 0 0 1 -10 10h-10z`}
        />
      ))}
    </>
  ),
  tick: () => (
    <>
      <path className="b" d="M0 0h120v80H0z" />
      <path className="band" d="m28 42 9-9 15 15 31-32 9 9-40 41z" />
    </>
  ),
  waves: () => (
    <>
      <path className="a" d="M0 0h120v80H0z" />
      <path
        className="c"
        d="M0 80V62a18 18 0 0 1 18 18zM0 48a32 32 0 0 1 32 32h14A46 46 0 0 0 0 34zM0 20a60 60 0 0 1 60 60h14A74 74 0 0 0 0 6z"
      />
    </>
  ),
  halves: () => (
    <>
      <path className="d" d="M0 0h120v80H0z" />
      <path className="b" d="M58 8a32 32 0 0 0 0 64z" />
      <path className="e" d="M62 8a32 32 0 0 1 0 64z" />
    </>
  ),
  lines: ([title]) => (
    <>
      <path className="c" d="M0 0h120v80H0z" />
      <text className="e" x="18" y="26">
        {title}
      </text>
      <path className="e" d="M18 35h84v10H18z" />
      <path className="b" d="M18 54h36v6a4 4 0 0 1 -4 4H18z" />
    </>
  ),
} satisfies Record<string, (words: readonly string[]) => ReactNode>;

/** Name of a drawing. */
export type FunctionDrawingName = keyof typeof drawings;

interface FunctionDrawingProps {
  name: FunctionDrawingName;
  /** What is written on it, where it has words. */
  words?: readonly string[] | undefined;
}

/** What a function looks like as a tile; decoration. */
export function FunctionDrawing({ name, words = [] }: FunctionDrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 80" aria-hidden="true" focusable="false">
      {drawings[name](words)}
    </svg>
  );
}
