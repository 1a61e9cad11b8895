import styles from './platform-sketch.module.css';

/** A course platform in tiles: the lesson that plays, and those that follow. Decoration. */
export function PlatformSketch() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 320 150"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M24 24h272v126H24z" className="sheet" />
      <path d="M36 36h40v6H36z" className="c" />
      <circle cx="278" cy="39" r="5" className="b" />
      <path d="M36 54h150v56a40 40 0 0 1 -40 40H36z" className="a" />
      <path d="M96 82v36l30 -18z" className="b" />
      {[54, 79, 104, 129].map((y, lesson) => (
        <g key={y} transform={`translate(196 ${y})`}>
          <path d="M0 0h20v10a10 10 0 0 1 -10 10H0z" className={lesson === 0 ? 'b' : 'e'} />
          <path d={`M28 4h${[54, 40, 60, 46][lesson] ?? 50}v4H28z`} className="c" />
          <path d="M28 12h34v4H28z" className="d" />
        </g>
      ))}
    </svg>
  );
}
