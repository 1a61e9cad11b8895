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
  leads: () => (
    <>
      <path className="d" d="M0 0h120v80H0z" />
      {[8, 31, 54].map((y) => (
        <g key={y}>
          <path className={y === 31 ? 'b' : 'e'} d={`M20 ${y}h80v12a6 6 0 0 1 -6 6H20z`} />
          <circle className={y === 31 ? 'c' : 'd'} cx="31" cy={y + 9} r="5" />
          <path className={y === 31 ? 'c' : 'd'} d={`M42 ${y + 7}h${y === 31 ? 44 : 28}v4H42z`} />
        </g>
      ))}
    </>
  ),
  glasses: () => (
    <>
      <path className="e" d="M0 0h120v80H0z" />
      <path className="c" d="M48 28h24v6H48zM14 28h12v6H14zM94 28h12v6H94z" />
      <circle className="c" cx="38" cy="34" r="17" />
      <circle className="c" cx="82" cy="34" r="17" />
      <circle className="d" cx="38" cy="34" r="11" />
      <circle className="d" cx="82" cy="34" r="11" />
      <path className="b" d="M42 58h36v8a6 6 0 0 1 -6 6H42z" />
      <path className="c" d="M48 63h20v4H48z" />
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
  confirmed: () => (
    <>
      <path className="b" d="M0 0h120v80H0z" />
      <path className="c" d="M22 12h76v36a18 18 0 0 1 -18 18H22z" />
      <path className="b" d="m42 38 6-6 9 9 20-21 6 6-26 27z" />
    </>
  ),
  reminders: () => (
    <>
      <path className="a" d="M0 0h120v80H0z" />
      {[8, 31, 54].map((y, time) => (
        <path
          key={y}
          className={time === 2 ? 'b' : 'c'}
          d={`M${54 - time * 14} ${y}h${48 + time * 14}v18H${62 - time * 14}a8 8 0 0 1 -8 -8z`}
        />
      ))}
    </>
  ),
  receipt: () => (
    <>
      <path className="d" d="M0 0h120v80H0z" />
      <path className="a" d="M34 0h52v70l-6.5-6-6.5 6-6.5-6-6.5 6-6.5-6-6.5 6-6.5-6-6.5 6z" />
      <path className="e" d="M42 12h24v4H42zM42 22h32v4H42zM42 32h18v4H42z" />
      <path className="b" d="M42 44h36v8a4 4 0 0 1 -4 4H42z" />
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
    <svg className={styles.drawing} viewBox="0 0 120 80" aria-hidden="true">
      {drawings[name](words)}
    </svg>
  );
}
