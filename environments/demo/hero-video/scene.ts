/** Seconds after which the wall is again as it was at 0. */
export const duration = 13.5;

/** Files, their size in px, and how much of the wall they show. Both videos begin with what their part of the poster shows. */
export const windows = {
  'hero-escritorio.mp4': { width: 720, height: 832, across: 592 },
  'hero-movil.mp4': { width: 800, height: 400, across: 912 },
  'hero-portada.webp': { width: 840, height: 630, across: 912 },
} as const;

const cobalt = '#1E3FE4';
const marigold = '#FFB719';
const ink = '#0E1430';
const glaze = '#FBF8F0';
const sand = '#E4DCC6';
const sky = '#B9C5FF';
// Few colours beside the brand's: the poster is a picture of 27.
const miramar = {
  light: '#D9F1E6',
  mint: '#A9DFCB',
  wave: '#3FAE8A',
  sea: '#12805C',
  deep: '#0B5C45',
  coral: '#FF8F70',
};
const trigal = { ground: '#E9B96A', flour: '#FFF3D6', sun: '#FFD071', rye: '#7A3E12', bun: '#C4661F' };
const [hair, skin, fair] = ['#3A1D12', '#B5764C', '#DDA37A'];

/** 0 before `from`, 1 after `to` (seconds), slow at both ends. */
function eased(now: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (now - from) / (to - from)));
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}
/** From 0 to 1 in 0.4 s, and a little beyond in between, as a thing that is put down. */
function popped(now: number, from: number): number {
  const part = Math.min(1, Math.max(0, (now - from) / 0.4)) - 1;
  return 1 + 2.2 * part ** 3 + 1.2 * part ** 2;
}
const between = (from: number, to: number, part: number): number => from + (to - from) * part;
/** A number as SVG writes it. */
const n = (value: number): string => String(Math.round(value * 100) / 100);

const at = (x: number, y: number, drawing: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(Math.max(scale, 0))})">${drawing}</g>`;
const seen = (opacity: number, drawing: string): string => `<g opacity="${n(opacity)}">${drawing}</g>`;
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
/** A line, of which this part is drawn. */
const line = (d: string, stroke: string, width: number, drawn = 1): string =>
  drawn <= 0
    ? ''
    : `<path d="${d}" pathLength="1" stroke-dasharray="${n(drawn)} 2" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
const words = (x: number, y: number, size: number, fill: string, text: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${text}</text>`;
let clips = 0;
function clipped(d: string, drawing: string): string {
  clips += 1;
  return `<clipPath id="c${clips}"><path d="${d}"/></clipPath><g clip-path="url(#c${clips})">${drawing}</g>`;
}

/** A rectangle with the brand's corners: three nearly square, the last a quarter circle. */
function corner(x: number, y: number, width: number, height: number, r: number): string {
  const [right, down] = [n(width - 6), n(height - 3 - r)];
  return `M${n(x + 3)} ${n(y)}h${right}a3 3 0 0 1 3 3v${down}a${n(r)} ${n(r)} 0 0 1-${n(r)} ${n(r)}h${n(3 + r - width)}a3 3 0 0 1-3-3v${n(6 - height)}a3 3 0 0 1 3-3z`;
}

type Place = [x: number, y: number, columns: number, rows: number];
/** A tile of the wall, given in cells of 120, with a drawing from its upper left corner. `turns` are its quarter turns. */
function tile([x, y, columns, rows]: Place, ground: string, drawing: string, r = 3, turns = 0): string {
  const [width, height] = [columns * 120 - 8, rows * 120 - 8];
  const whole = clipped(corner(0, 0, width, height, r), path(`M0 0h${width}v${height}H0z`, ground) + drawing);
  // While it turns it is smaller, so that it stays in its cell.
  const scale = 1 - 0.3 * Math.abs(Math.sin(turns * Math.PI));
  return at((x + columns / 2) * 120, (y + rows / 2) * 120, at(-width / 2, -height / 2, whole), scale, turns * 90);
}

const quarter = 'M0 0H112A112 112 0 0 1 0 112z';
const petal = 'M0 0A112 112 0 0 1 112 112A112 112 0 0 1 0 0z';
const tooth =
  'M0 22C0 4 22-8 40 4 58-8 80 4 80 22c0 30-10 40-14 64-3 20-16 20-18 2-2-16-14-16-16 0-2 18-15 18-18-2C10 62 0 52 0 22z';
const leaves =
  'M0-50q14 16 0 34q-14-18 0-34zM-6 8q-24 4-30-22q24-2 30 22zM6 8q24 4 30-22q-24-2-30 22zM-6 38q-24 4-30-22q24-2 30 22zM6 38q24 4 30-22q-24-2-30 22z';

type Looks = [coat: string, face: string, locks: string];
function person(x: number, y: number, scale: number, [coat, face, locks]: Looks, more = '', behind = ''): string {
  const body = path('M-46 140V92q0-52 46-52t46 52v48z', coat) + path('M-11 18H11V38a11 9 0 0 1-22 0z', face);
  const fringe = path('M-30-2a30 30 0 0 1 60 0q-10-14-24-14t-36 14z', locks);
  return at(x, y, behind + body + disc(0, 0, 30, face) + fringe + line('M-10 10q10 9 20 0', hair, 3.5) + more, scale);
}
const toque = path('M-30-16v-12a19 19 0 0 1 6-36a26 26 0 0 1 48 0a19 19 0 0 1 6 36v12z', glaze);
const longHair = path('M-36 54V0a36 36 0 0 1 72 0v54q0 8-8 8h-56q-8 0-8-8z', hair);
const baker = (x: number, y: number): string => person(x, y, 0.7, [glaze, fair, trigal.rye], toque);

function loaf(crust: string, cuts: string, scored = 1): string {
  const scores = ['M-28-10l11 22', 'M-6-15l9 24', 'M18-11l7 22'];
  const drawn = scores.map((cut, index) => line(cut, cuts, 6, eased(scored, index / 4, index / 4 + 0.5)));
  return path('M-50 20q0-44 50-44t50 44q0 12-12 12H-38q-12 0-12-12z', crust) + drawn.join('');
}
const wheat = path(leaves, marigold) + line('M0-2V52', marigold, 5);
const bun = (crust: string, cuts: string): string =>
  disc(0, 0, 40, crust) + line('M0-36V36', cuts, 7) + line('M-36 0H36', cuts, 7);
const tick = (ground: string, stroke: string, drawn = 1): string =>
  disc(0, 0, 15, ground) + line('M-6.5 0.5l4.5 5 8.5-10', stroke, 4, drawn);
/** The pointer, while it is there. */
function hand(now: number, from: number, to: number, x: number, y: number): string {
  const pointer = `<path d="M0 0V29l7-6.5 4.6 11 5.5-2.3-4.6-10.7H22z" fill="${ink}" stroke="${glaze}" stroke-width="2.5"/>`;
  return at(x, y, pointer, 1.1 * (eased(now, from, from + 0.25) - eased(now, to, to + 0.25)));
}

/** A sketch becomes the clinic's page. */
function page(now: number): string {
  const fresh = now > 1.3;
  /** How far a part of the page has come, from this second on. */
  const come = (from: number, time = 0.4): number => (fresh ? eased(now, from, from + time) : 1);
  const rise = (x: number, from: number, to: number, colour: string): string =>
    path(`M${x} ${n(between(from, to, come(3, 0.8)))}c26-18 52-18 78 0s52 18 78 0 52-18 78 0v140h-234z`, colour);
  const smiling = path(tooth, glaze) + line('M24 40q16 18 32 0', miramar.deep, 6, come(4, 0.5));
  const picture =
    path('M210 0h142v232h-142z', miramar.mint) +
    disc(314, between(200, 70, come(3.3, 0.8)), 32, trigal.sun) +
    rise(190, 250, 136, miramar.wave) +
    at(280, 124, at(-40, -52, smiling), 1.08 * (fresh ? popped(now, 3.6) : 1)) +
    rise(166, 260, 174, miramar.sea) +
    rise(196, 270, 206, miramar.deep);
  const press = eased(now, 4.5, 4.65) - eased(now, 4.75, 4.9);
  const button = path(corner(-56, -19, 112, 38, 16), press > 0 ? cobalt : miramar.deep);
  const finished =
    path(`M0 0h${n(352 * come(2.5, 0.8))}v232H0z`, miramar.light) +
    clipped(`M210 ${n(232 - 232 * come(2.7, 0.6))}h142v240h-142z`, picture) +
    seen(come(2.7), words(32, 50, 20, miramar.deep, 'miramar')) +
    seen(come(2.9), words(32, 98, 29, ink, 'Tu sonrisa,')) +
    seen(come(3.1), words(32, 129, 29, ink, 'sin esperas.')) +
    seen(come(3.35), at(88, 172, button + words(-41, 6, 18, glaze, 'Pedir cita'), 1 - 0.07 * press));
  const sketch = (from: number, d: string): string => line(d, glaze, 3.5, eased(now, from, from + 0.55));
  const sketches =
    sketch(1.3, 'M34 44h64') +
    sketch(1.4, 'M34 90c12-16 20 10 32-2s20 8 32-2 20 8 32-2 14 4 30-4') +
    sketch(1.5, 'M34 121c12-16 20 10 32-2s20 8 32-2 20 8 32-2 14 4 30-4') +
    sketch(1.65, 'M33 154h110v36H33z') +
    sketch(1.5, 'M210 6v220') +
    sketch(1.65, 'M214 136c26-18 44-16 70-2s44 14 64 4') +
    sketch(1.75, 'M346 70a32 32 0 1 0-64 0a32 32 0 1 0 64 0') +
    at(237, 68, sketch(1.85, tooth), 1.08);
  const paper = now < 3.6 ? disc(0, 0, 425 * eased(now, 0.4, 1.3), cobalt) : '';
  const move = eased(now, 3.9, 4.5);
  const pointer = hand(now, 3.8, 5, between(200, 122, move), between(226, 180, move));
  return (fresh ? paper + sketches + finished : finished + paper) + pointer;
}

/** A post is made, gets its hour, and takes its place in the bakery's feed. */
function post(now: number): string {
  const cells: [ground: string, drawing: string, scale: number][] = [
    [trigal.rye, wheat, 0.46],
    [marigold, loaf(trigal.flour, marigold), 0.5],
    [trigal.bun, bun(trigal.sun, trigal.bun), 0.5],
    [trigal.flour, bun(trigal.bun, trigal.flour), 0.5],
    [trigal.ground, path('M-29-29h58v58h-58z', trigal.bun) + path('M-26-26h52v52h-52z', trigal.ground), 1],
    [trigal.rye, loaf(trigal.flour, trigal.rye), 0.5],
    [trigal.sun, loaf(trigal.bun, trigal.sun), 0.5],
    [trigal.flour, wheat, 0.46],
    [marigold, path('M32-32v64h-64a64 64 0 0 1 64-64z', trigal.rye), 1],
  ];
  const square = corner(-32, -32, 64, 64, 3);
  const feed = cells.map(([ground, drawing, scale], index) =>
    at(46 + (index % 3) * 70, 46 + Math.floor(index / 3) * 70, path(square, ground) + at(0, 0, drawing, scale)),
  );
  const fresh = now > 5.7;
  const open = eased(now, 4.9, 5.6) - eased(now, 7.2, 7.9);
  const bread = loaf(trigal.rye, marigold, fresh ? eased(now, 6.1, 6.7) : 1);
  const card =
    path('M-32-32h64v64h-64z', fresh && now < 6.2 ? glaze : marigold) +
    (fresh ? disc(-32, 32, 92 * eased(now, 5.7, 6.2), marigold) : '') +
    at(0, 2 - 7 * open, bread, 0.5 * (fresh ? popped(now, 5.9) : 1)) +
    (fresh ? '' : disc(-32, -32, 92 * eased(now, 5.1, 5.6), glaze));
  const scale = between(1, 2.8, open);
  const hour = path(corner(-62, -17, 124, 34, 14), cobalt) + words(-46, 7, 20, glaze, 'jueves 7 h');
  const ticked = fresh ? popped(now, 7.8) : 1 - eased(now, 4.9, 5.2);
  return (
    seen(1 - 0.65 * open, feed.join('')) +
    at(116, 116, clipped(corner(-32, -32, 64, 64, between(3, 10, open)), card), scale) +
    at(116, 116 + 23 * scale, hour, fresh ? popped(now, 6.6) * Math.sqrt(open) : 0) +
    at(144, 144, tick(cobalt, glaze, fresh ? eased(now, 7.95, 8.2) : 1), ticked) +
    hand(now, 6.9, 7.85, 116 + 28 * scale, 116 + 29 * scale)
  );
}

/** A patient asks, is answered, and has an appointment. */
function chat(now: number): string {
  const fresh = now > 8.4;
  const question = path('M0-34H128a12 12 0 0 1 12 12V-12A12 12 0 0 1 128 0H0z', miramar.light);
  const answer = path('M0-34H-126a12 12 0 0 0-12 12V-12A12 12 0 0 0-126 0H0z', miramar.wave);
  const ticked = tick(ink, trigal.sun, fresh ? eased(now, 10.5, 10.8) : 1);
  const date = path(corner(0, -44, 172, 44, 18), trigal.sun) + words(50, -15, 20, ink, 'Hoy, 17:30');
  const said =
    at(32, 106, question + words(14, -11, 18, ink, '¿Hay cita hoy?'), fresh ? popped(now, 8.5) : 1) +
    at(204, 150, answer + words(-124, -11, 18, ink, 'Sí, a las 17:30'), fresh ? popped(now, 9.8) : 1) +
    at(32, 204, date + at(26, -22, ticked, 0.9), fresh ? popped(now, 10.3) : 1);
  const dots = [0, 1, 2].map((index) =>
    disc(156 + index * 16, 133 - 4 * Math.max(0, Math.sin((now - 9.1) * 9 - index)), 5, miramar.mint),
  );
  const typing = seen(eased(now, 9.1, 9.2) - eased(now, 9.75, 9.85), dots.join(''));
  const face = disc(52, 40, 20, trigal.sun) + person(52, 40, 0.52, [glaze, skin, hair]);
  return (
    clipped('M0 66h232v166H0z', at(0, fresh ? 0 : -170 * eased(now, 7.8, 8.4), said) + typing) +
    clipped('M32 40a20 20 0 0 1 40 0a20 20 0 0 1-40 0z', face) +
    path('M82 34h72v10h-72z', miramar.mint)
  );
}

type Slot = [column: number, row: number];
/** On the board a card moves on and those behind it follow: who asked has a date, who had a date is won. */
function board(now: number): string {
  const shape = corner(-44, -23, 88, 46, 14);
  const dated = disc(0, 0, 12, sky) + disc(0, -3, 4.5, cobalt) + path('M-8 8a8 8 0 0 1 16 0z', cobalt);
  /** A card on its way between two slots. */
  function card(from: Slot, to: Slot, part: number, date: number, won: number, scale = 1, turn = 0, more = ''): string {
    const sign = disc(0, 0, 12, sand) + seen(date, dated) + seen(won, tick(ink, marigold, won));
    const lines = path('M-4-10h36v7h-36zM-4 4h24v7h-24z', won > 0.5 ? trigal.rye : sky);
    const drawing = at(
      0,
      0,
      path(shape, glaze) + seen(won, path(shape, marigold)) + at(-24, 0, sign) + lines,
      scale,
      turn,
    );
    return at(64 + 106 * between(from[0], to[0], part), 77 + 54 * between(from[1], to[1], part), drawing + more);
  }
  const columns = [glaze, sky, marigold].map((colour, index) =>
    at(
      14 + index * 106,
      0,
      path(corner(0, 48, 100, 200, 3), '#1C2654') + disc(14, 30, 6, colour) + path('M26 26h44v8H26z', colour),
    ),
  );
  const leave = eased(now, 10.7, 11.3);
  const next = eased(now, 12.2, 12.8);
  const held = eased(now, 11.05, 11.2) - eased(now, 12, 12.15);
  const reach = eased(now, 10.8, 11.1);
  const pointer = hand(now, 10.75, 12.2, between(26, 10, reach), between(66, 6, reach));
  return (
    columns.join('') +
    [0, 1, 2].map((row) => card([2, row], [2, row === 2 ? 4 : row + 1], leave, 1, 1)).join('') +
    card([1, 0], [1, 1], eased(now, 12, 12.6), 1, 0) +
    card([0, 1], [1, 0], next, next, 0) +
    card([0, 0], [0, 1], eased(now, 12.5, 13), 0, 0) +
    card([0, 0], [0, 0], 0, 0, 0, now < 12.8 ? 0 : popped(now, 12.9)) +
    card([1, 1], [2, 0], eased(now, 11.2, 12), 1, eased(now, 12, 12.35), 1 + 0.06 * held, 4 * held, pointer)
  );
}

/**
 * The hero's wall at a second, as SVG: pieces of work for two sample businesses, four of which are made again, one after another, while the
 * rest is finished. At 0 everything is. In the middle is what all windows show.
 */
export function wall(name: keyof typeof windows, second: number): string {
  const { width, height, across } = windows[name];
  const now = second % duration;
  // A quarter turn as each piece is finished: after four the tile stands as before.
  const turns = [4.6, 7.6, 10.5, 12.8].reduce((sum, from) => sum + eased(now, from, from + 0.7), 0);
  const doctor = person(56, 56, 0.86, [glaze, skin, hair], path('M-30 74h26v7h-26z', miramar.sea));
  const tiles = [
    tile([-2.5, -3, 1, 1], sky, path(quarter, cobalt), 3, turns),
    tile([-1.5, -3, 1, 1], miramar.coral, doctor),
    tile([-0.5, -3, 1, 1], cobalt, path(petal, sky)),
    tile([0.5, -3, 1, 1], marigold, disc(56, 62, 34, ink)),
    tile([1.5, -3, 1, 1], sand, path('M0 0H112V112A112 112 0 0 1 0 0z', ink)),
    tile([-2.5, -2, 3, 2], glaze, page(now), 56),
    tile([0.5, -2, 2, 2], trigal.ground, `<g class="small">${post(now)}</g>`, 56),
    tile([-2.5, 0, 2, 2], miramar.deep, chat(now), 56),
    tile([-0.5, 0, 3, 2], ink, `<g class="small">${board(now)}</g>`, 56),
    tile([-2.5, 2, 1, 1], marigold, path('M0 112A56 56 0 0 1 112 112z', cobalt)),
    tile([-1.5, 2, 1, 1], trigal.flour, at(56, 56, loaf(trigal.bun, trigal.flour), 0.8)),
    tile([-0.5, 2, 1, 1], cobalt, path(quarter, marigold), 3, turns),
    tile([0.5, 2, 1, 1], sky, path(petal, cobalt)),
    tile([1.5, 2, 1, 1], trigal.sun, baker(56, 66)),
    // Beside the middle, in wide windows, which show two thirds of these.
    tile([-4.5, -2, 2, 2], sky, person(155, 118, 1.3, [miramar.coral, skin, hair], '', longHair)),
    tile([-4.5, 0, 2, 1], ink, path('M78 112a77 77 0 0 1 154 0z', marigold)),
    tile([-4.5, 1, 2, 1], trigal.sun, baker(155, 68)),
    tile([2.5, -2, 2, 1], sand, path('M0 112a77 77 0 0 1 154 0z', cobalt)),
    tile([2.5, -1, 2, 1], marigold, disc(77, 56, 34, ink)),
    tile([2.5, 0, 2, 2], cobalt, path('M0 78A154 154 0 0 1 154 232H0z', sky)),
    ...[-4.5, 2.5].flatMap((x) => [tile([x, -3, 2, 1], ink, ''), tile([x, 2, 2, 1], ink, '')]),
  ];
  const down = (across * height) / width;
  return (
    `<svg viewBox="${-across / 2} ${-down / 2} ${across} ${down}" width="${width}" height="${height}">` +
    `${path('M-500-400H500V400H-500z', glaze)}${tiles.join('')}</svg>`
  );
}
