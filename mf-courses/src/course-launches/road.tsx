import { Fragment } from 'react';
import { useContent } from '@mosaico/shared-types';
import { Price } from '@mosaico/shared-ui';
import CaseLine from '../case-line/case-line.tsx';
import { road } from './content.ts';
import styles from './road.module.css';

/** A course's life as one road: four stages, what each costs, and the students who come along. Each leads to its offer. */
export default function Road() {
  const stages = useContent(road);
  return (
    <>
      <ol className={styles.road} role="list" data-assemble="">
        {stages.map(({ to, name, price }, index) => (
          <li key={name} data-tile="">
            <svg viewBox="0 0 320 220" aria-hidden="true">
              <Stage index={index} />
            </svg>
            <div>
              <a href={to} data-cover="">
                <strong>{name}</strong> <Price amount={price} size="small" currency />
              </a>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.proof}>
        <CaseLine topic="courses" />
      </div>
    </>
  );
}

/** Where the road runs on each drawing; each begins where the one before ends, and all run out at their sides. */
const ways = [
  'M-30 178H0C110 178 200 174 320 142l30-8',
  'M-30 150l30-8C90 116 150 84 220 74S290 88 320 112l30 24',
  'M-30 88L0 112C40 146 80 156 160 156S280 154 320 144l30-8',
  'M-30 152l30-8C90 124 150 108 210 90S290 64 320 58l30-6',
];

/** Who comes along: the teacher alone, a launch's students, those who stay, and the next ones with them. */
const students: readonly (readonly number[])[] = [
  [],
  [28, 80, 132, 184, 236, 290],
  [70, 160, 250],
  [28, 72, 116, 160, 204, 248, 292],
];

function Stage({ index }: { index: number }) {
  const way = ways[index] ?? '';
  const Thing = things[index] ?? Fragment;
  return (
    <>
      <path d={`${way}V220H-30z`} className={styles.hill} />
      <Thing />
      <path d={way} className={styles.way} />
      <path d={way} className={styles.middle} />
      {students[index]?.map((x, place) => (
        <Person key={x} x={x} y={index === 2 ? 190 : place % 2 === 0 ? 186 : 178} kind={(place + index) % 4} />
      ))}
    </>
  );
}

/** Beside the first, who looks as every drawn person does. */
const looks = [undefined, styles.two, styles.three, styles.four];

function Person({ x, y, kind, large }: { x: number; y: number; kind: number; large?: boolean }) {
  return (
    <g className={looks[kind]} transform={`translate(${x} ${y})${large ? 'scale(1.3)' : ''}`}>
      {kind === 1 ? <path className={styles.hair} d="M-18 16V-1a18 18 0 0 1 36 0v17z" /> : null}
      <path className={styles.clothes} d="M-28 48v-2a24 24 0 0 1 24-24h8a24 24 0 0 1 24 24v2z" />
      <path className={styles.skin} d="M-6 10H6v14q-6 5-12 0zM-15 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0z" />
      <path
        className={styles.hair}
        d={kind === 2 ? 'M-16 0a16 17 0 0 1 32 0q-16-6-32 0z' : 'M-17 1q-2-21 17-21t17 19q-10 1-17-8q-5 8-17 10z'}
      />
      <path className={styles.eyes} d="M-5.5 2v.01M5.5 2v.01" />
      <path className={styles.smile} d="M-5 7q5 5 10 0" />
    </g>
  );
}

/** The platform, built lesson by lesson, and who teaches on it. */
function Create() {
  return (
    <>
      <path className={styles.paper} d="M36 34h150a8 8 0 0 1 8 8v128H28V42a8 8 0 0 1 8-8z" />
      <path className={styles.ink} d="M36 34h150a8 8 0 0 1 8 8v14H28V42a8 8 0 0 1 8-8z" />
      <path className={styles.warm} d="M40 68h88v62H40z" />
      <path className={styles.ink} d="M76 86v26l22-13zM138 68h44v6h-44zM40 138h60v7H40z" />
      <path className={styles.quiet} d="M138 84h44v14h-44zM138 104h44v14h-44zM40 152h88v6H40z" />
      <path className={styles.cool} d="M138 124h44v14h-44z" />
      <path className={styles.cool} d="M200 40h44v14h-44z" transform="rotate(10 222 47)" />
      <path className={styles.arm} d="M222 136L216 78" />
      <path className={styles.hand} d="M206 66a10 10 0 1 1 20 0a10 10 0 1 1-20 0z" />
      <Person x={252} y={90} kind={0} large />
    </>
  );
}

/** The teacher's videos announce the day, and on it the course opens. */
function Launch() {
  return (
    <>
      <path className={styles.pole} d="M38 80v56M94 80v30" />
      <path className={styles.paper} d="M28 6h76a8 8 0 0 1 8 8v70H20V14a8 8 0 0 1 8-8z" />
      <path className={styles.warm} d="M28 14h76v52H28z" />
      <svg x="28" y="14" width="76" height="52" viewBox="-44 -22 88 60">
        <Person x={0} y={2} kind={0} />
      </svg>
      <path className={styles.ink} d="M60 70v10l9-5zM28 73h26v4H28zM76 73h28v4H76z" />
      <path className={styles.pole} d="M220 74V14" />
      <path className={styles.bright} d="M222 14h62v8a34 34 0 0 1-34 34h-28z" />
      <path className={styles.check} d="M238 33l8 8 16-17" />
      <path className={styles.bright} d="M160 34a14 14 0 0 1 14 14h-14zM296 84h12a12 12 0 0 1-12 12z" />
      <path className={styles.pale} d="M178 16h10v10h-10zM144 64a12 12 0 0 0 12 12V64z" />
    </>
  );
}

/** Month by month, looked after. */
function Keep() {
  return [60, 145, 230].map((x, month) => (
    <g key={x} transform={`translate(${x} ${month === 0 ? 56 : 62})`}>
      <path className={styles.pole} d="M15 30V100" />
      <path className={styles.paper} d="M-18 0h66v58h-66z" />
      <path className={styles.cool} d="M-18-6h66V12h-66z" />
      <path className={styles.done} d="M2 34l9 10 17-20" />
    </g>
  ));
}

/** A new video, and the course is on sale again. */
function Relaunch() {
  return (
    <>
      <path className={styles.turn} d="M118 62a40 40 0 1 1-14-30" />
      <path className={styles.ink} d="M92 32h26V6z" />
      <path className={styles.ink} d="M66 42v40l34-20z" />
      <path className={styles.pole} d="M214 88V12" />
      <path className={styles.cool} d="M216 12h58v4a34 34 0 0 1-34 34h-24z" />
      <path className={styles.checked} d="M228 28l8 8 15-16" />
      <path className={styles.ink} d="M176 26a14 14 0 0 1 14 14h-14zM292 20h10v10h-10z" />
      <path className={styles.cool} d="M150 58a12 12 0 0 0 12 12V58z" />
    </>
  );
}

const things = [Create, Launch, Keep, Relaunch];
