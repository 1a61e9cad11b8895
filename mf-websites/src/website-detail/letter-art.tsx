import { Canvas } from './canvas.tsx';

const lines = [198, 208, 218, 236, 246];

/** One long page: its promise, the video, the letter with its signature, and the button. */
export function LetterArt() {
  return (
    <Canvas width={260} height={330} hangs>
      <path d="M0 0h260v334H0z" className="sheet" />
      <rect x="20" y="20" width="170" height="13" className="c" />
      <rect x="20" y="40" width="110" height="13" className="c" />
      <path d="M20 66h220v82a36 36 0 0 1 -36 36H20z" className="a" />
      <path d="M112 100v50l42 -25z" className="b" />
      {lines.map((y) => (
        <rect key={y} x="20" y={y} width={y === 218 ? 130 : y === 246 ? 92 : 220} height="4" className="d" />
      ))}
      <path d="M124 264c8 -20 15 -20 12 -3s7 7 12 -5 7 13 15 2 11 3 19 -2 12 4 26 -3" className="pen" />
      <path d="M20 286h120v14a14 14 0 0 1 -14 14H20z" className="b" />
    </Canvas>
  );
}
