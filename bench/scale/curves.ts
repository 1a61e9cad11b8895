/** How a figure grows with the number of pages. */
export interface Line {
  name: string;
  /** Seconds of processor and of the clock, and MB of all processes at one moment. */
  points: { pages: number; processor: number; wall: number; memory: number }[];
}

const charts = [
  { key: 'processor', title: 'Processor time, s' },
  { key: 'wall', title: 'Wall time, s' },
  { key: 'memory', title: 'Peak memory of all processes, MB' },
] as const;
/** Pixels: a chart's plot, and the room around the plot for numbers and words. */
const plot = { width: 240, height: 220 };
const room = { left: 64, right: 28, top: 44, bottom: 48 };
/** Distinct in every form of colour blindness (Okabe and Ito, 2008), and by their dashes. */
const strokes = [
  { colour: '#0072b2', dash: 'none' },
  { colour: '#d55e00', dash: '8 3' },
  { colour: '#007a5a', dash: '2 3' },
] as const;

/** A picture of what lines say, one chart a figure. Both axes are logarithmic: sizes and figures span several powers of ten. */
export function curves(lines: readonly Line[]): string {
  const width = charts.length * (room.left + plot.width + room.right);
  const height = room.top + plot.height + room.bottom + 24;
  const names = lines.map(({ name }) => name).join(', ');
  const last = lines.map(({ name, points }) => {
    const { pages = 0, processor = 0, wall = 0, memory = 0 } = points.at(-1) ?? {};
    return `${name}: ${processor.toFixed(1)} s of processor, ${wall.toFixed(1)} s, ${memory.toFixed(0)} MB for ${pages} pages.`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description" font-family="system-ui, sans-serif" font-size="12" fill="#222">
<title id="title">Building a site by its number of pages: ${names}</title>
<desc id="description">${last.join(' ')}</desc>
<rect width="${width}" height="${height}" fill="#fff"/>
${charts.map((chart, at) => chartOf(lines, chart, at * (room.left + plot.width + room.right))).join('\n')}
${lines.map(({ name }, at) => legendOf(name, at, height - 14)).join('\n')}
</svg>
`;
}

function chartOf(lines: readonly Line[], { key, title }: (typeof charts)[number], left: number): string {
  const points = lines.flatMap((line) => line.points);
  const [xs, ys] = [axis(points.map(({ pages }) => pages)), axis(points.map((point) => point[key]))];
  const x = (pages: number): number => left + room.left + xs.part(pages) * plot.width;
  const y = (value: number): number => room.top + (1 - ys.part(value)) * plot.height;
  const [right, bottom] = [left + room.left + plot.width, room.top + plot.height];
  const grid = [
    ...xs.ticks.map(
      (tick) =>
        `<path d="M${px(x(tick))} ${room.top}V${bottom}" stroke="#ddd"/><text x="${px(x(tick))}" y="${bottom + 16}" text-anchor="middle">${label(tick)}</text>`,
    ),
    ...ys.ticks.map(
      (tick) =>
        `<path d="M${left + room.left} ${px(y(tick))}H${right}" stroke="#ddd"/><text x="${left + room.left - 6}" y="${px(y(tick) + 4)}" text-anchor="end">${label(tick)}</text>`,
    ),
  ];
  const drawn = lines.map((line, at) => {
    const { colour, dash } = strokeOf(at);
    const places = line.points.map((point) => [px(x(point.pages)), px(y(point[key]))] as const);
    return `<polyline points="${places.join(' ')}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/>${places.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3" fill="${colour}"/>`).join('')}`;
  });
  return `<text x="${left + room.left}" y="${room.top - 16}" font-weight="600">${title}</text>
<text x="${right}" y="${bottom + 32}" text-anchor="end">pages</text>
${[...grid, ...drawn].join('\n')}`;
}

function legendOf(name: string, at: number, y: number): string {
  const { colour, dash } = strokeOf(at);
  const x = room.left + at * 120;
  return `<path d="M${x} ${y - 4}h28" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/><text x="${x + 34}" y="${y}">${name}</text>`;
}

const strokeOf = (at: number): (typeof strokes)[number] => strokes[at % strokes.length] ?? strokes[0];
const px = (value: number): number => Math.round(value * 10) / 10;
const label = (value: number): string => value.toLocaleString('en-US');

/** A logarithmic axis with all values, from a power of ten to a power of ten. */
function axis(values: readonly number[]): { part: (value: number) => number; ticks: number[] } {
  const positive = values.filter((value) => value > 0);
  const low = Math.floor(Math.log10(Math.min(...positive)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...positive))));
  const ticks = Array.from({ length: high - low + 1 }, (_, at) => Number((10 ** (low + at)).toPrecision(1)));
  return { part: (value) => (Math.log10(Math.max(value, 10 ** low)) - low) / (high - low), ticks };
}
