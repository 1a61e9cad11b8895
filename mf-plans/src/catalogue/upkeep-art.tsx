import { upkeep } from './content.ts';
import styles from './upkeep-art.module.css';

/** What keeps a site online, drawn: its hosting and mailbox, or what is done on it each month. Upright; its middle is a square. */
export function UpkeepArt({ of }: { of: 'hosting' | 'care' }) {
  return (
    <svg className={styles.art} viewBox="0 0 224 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {of === 'hosting' ? <Hosting /> : <Care />}
    </svg>
  );
}

function Hosting() {
  return (
    <>
      <path fill="#1e3fe4" d="M0 0h224v320H0z" />
      <path fill="#fff" d="M20 64h184v116H20z" />
      <path fill="#b9c5ff" d="M20 64h184v34H20zm12 46h84v58H32z" />
      <path fill="#ffb719" d="M128 110h64v58h-64zM20 196h184v64H20z" />
      <path fill="none" stroke="#0d1430" strokeWidth="3" d="M32 214h32v26H32zl16 14 16-14" />
      <text x="32" y="86">
        {upkeep.site}
      </text>
      <text x="78" y="224">
        {upkeep.mailbox}
      </text>
      <text x="78" y="243">
        {upkeep.site}
      </text>
    </>
  );
}

function Care() {
  return (
    <>
      <path fill="#ffb719" d="M0 0h224v320H0z" />
      <path fill="#fff" d="M20 64h184v192H20z" />
      <path fill="#b9c5ff" d="M20 64h184v34H20z" />
      <path fill="#1e3fe4" d="M32 116h24v24H32zm0 46h24v24H32zm0 46h24v24H32z" />
      <path fill="none" stroke="#fff" strokeWidth="3" d="m38 128 5 5 8-10m-13 51 5 5 8-10m-13 51 5 5 8-10" />
      <text x="32" y="87">
        {upkeep.month}
      </text>
      {upkeep.done.map((what, index) => (
        <text key={what} x="68" y={134 + 46 * index}>
          {what}
        </text>
      ))}
    </>
  );
}
