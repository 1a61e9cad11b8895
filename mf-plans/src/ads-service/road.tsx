import styles from './road.module.css';

function Stop({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="26" className={styles.stop} />
      <text x={x} y={y}>
        {number}
      </text>
    </>
  );
}

function Stretch({ path }: { path: string }) {
  return (
    <>
      <path d={path} className={styles.road} />
      <path d={path} className={styles.middle} />
    </>
  );
}

/** The straight stretch to the start of a campaign, a third of the width for each stop. Decoration. */
export function StraightRoad({ stops }: { stops: number }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 700 300" aria-hidden="true" focusable="false">
      <Stretch path="M18 150H700" />
      {Array.from({ length: stops }, (_, stop) => (
        <Stop key={stop} x={26 + (stop * 700) / stops} y={150} number={stop + 1} />
      ))}
    </svg>
  );
}

const centre = { x: 310, y: 150 };
const radius = 118;
// Clockwise from the upper left, where the straight stretch comes in.
const angles = [-135, -45, 45, 135];

/** The round that a campaign makes each month. Decoration. */
export function RoundRoad({ first }: { first: number }) {
  const { x, y } = centre;
  return (
    <svg className={styles.drawing} viewBox="0 0 500 300" data-round="" aria-hidden="true" focusable="false">
      <g data-entry="">
        <Stretch path={`M0 150H${x - radius}`} />
      </g>
      <path d={`M${x} ${y - 76}a76 76 0 0 1 76 76h-76z`} className="a" />
      <path d={`M${x} ${y + 76}a76 76 0 0 1 -76 -76h76z`} className="a" />
      <path d={`M${x - 76} ${y}a76 76 0 0 1 76 -76v76z`} className="e" />
      <path d={`M${x + 76} ${y}a76 76 0 0 1 -76 76v-76z`} className="e" />
      <Stretch
        path={`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`}
      />
      {angles.map((angle, stop) => (
        <Stop
          key={angle}
          x={Math.round(x + radius * Math.cos((angle * Math.PI) / 180))}
          y={Math.round(y + radius * Math.sin((angle * Math.PI) / 180))}
          number={first + stop}
        />
      ))}
    </svg>
  );
}
