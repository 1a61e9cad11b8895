import type { ReactNode } from 'react';
import styles from './service-drawing.module.css';

interface Sketch {
  width: number;
  height: number;
  shapes: ReactNode;
}

// From first contact to sale: fewer deals in each stage, and one that was won.
const deals = [['a', 'e', 'a', 'e', 'a'], ['e', 'a', 'e', 'a'], ['b', 'e', 'a'], ['b']] as const;
const pipeline = (stages: readonly string[]): Sketch => ({
  width: 520,
  height: 300,
  shapes: deals.map((glazes, stage) => (
    <g key={stage} transform={`translate(${20 + stage * 122} 22)`}>
      <text className="sheet" y="8">
        {stages[stage]}
      </text>
      {glazes.map((glaze, deal) => (
        <g key={deal} transform={`translate(0 ${20 + deal * 50})`}>
          <path className="sheet" d="M0 0h114v30a14 14 0 0 1 -14 14H0z" />
          <path className={glaze} d="M8 8h28v14a14 14 0 0 1 -14 14H8z" />
          <path className="c" d={`M46 14h${36 + ((stage * 3 + deal * 5) % 4) * 6}v5H46z`} />
          <path className={glaze} d={`M46 25h${18 + ((stage + deal * 2) % 3) * 8}v4H46z`} />
        </g>
      ))}
      {stage === 3 ? (
        <g transform="translate(0 76)">
          <path className="b" d="M0 0h114v57a57 57 0 0 1 -57 57H0z" />
          <path className="band" d="m26 56 11-11 15 15 33-33 11 11-44 44z" />
        </g>
      ) : null}
    </g>
  )),
});

// A month of working days, most of them quiet, some with a meeting or a report.
const days = Array.from({ length: 20 }, (_, day) => day);
const upkeep: Sketch = {
  width: 200,
  height: 200,
  shapes: days.map((day) => (
    <g key={day} transform={`translate(${20 + (day % 5) * 33} ${38 + Math.floor(day / 5) * 33})`}>
      <path className="sheet" d="M0 0h30v30H0z" />
      {[3, 6, 14].includes(day) ? <path className="a" d="M0 0h30a30 30 0 0 1 -30 30z" /> : null}
      {[10, 17].includes(day) ? <path className="b" d="M0 30V15a15 15 0 0 1 30 0v15z" /> : null}
      {day === 8 ? <circle className="e" cx="15" cy="15" r="11" /> : null}
    </g>
  )),
};

// One of so many equal parts of a ring, from twelve o'clock on; a gap of 2 on either side.
function partOfRing(parts: number): string {
  const turn = (2 * Math.PI) / parts;
  const end = (radius: number) =>
    `${(radius * Math.sin(turn) - 2 * Math.cos(turn)).toFixed(1)} ${(-radius * Math.cos(turn) - 2 * Math.sin(turn)).toFixed(1)}`;
  return `M2 -30V-82A82 82 0 0 1 ${end(82)}L${end(30)}A30 30 0 0 0 2 -30z`;
}

// The hours of a working day around a clock, one of them at hand.
const workday = (hours: number): Sketch => ({
  width: 200,
  height: 200,
  shapes: (
    <g transform="translate(100 100)">
      {Array.from({ length: hours }, (_, hour) => (
        <path
          key={hour}
          className={hour === 1 ? 'b' : hour % 2 === 0 ? 'a' : 'e'}
          transform={`rotate(${(hour * 360) / hours})`}
          d={partOfRing(hours)}
        />
      ))}
      <circle className="c" r="20" />
    </g>
  ),
});

/** A month of upkeep, the stages of a sale, or the hours of a working day. */
export type ServiceDrawing = 'upkeep' | { stages: readonly string[] } | { hours: number };

function sketchOf(drawing: ServiceDrawing): Sketch {
  if (drawing === 'upkeep') return upkeep;
  return 'stages' in drawing ? pipeline(drawing.stages) : workday(drawing.hours);
}

/** What a service is about, in tiles; decoration. */
export function ServiceSketch({ drawing }: { drawing: ServiceDrawing }) {
  const { width, height, shapes } = sketchOf(drawing);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {shapes}
    </svg>
  );
}
