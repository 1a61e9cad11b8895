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
      <path fill="#5b74ff" d="M224 0v130A130 130 0 0 1 94 0z" />
      <path fill="#fff" d="M28 64h168a8 8 0 0 1 8 8v108H20V72a8 8 0 0 1 8-8z" />
      <path fill="#e2e7ff" d="M28 64h168a8 8 0 0 1 8 8v26H20V72a8 8 0 0 1 8-8zM128 144h64v24h-64z" />
      <path fill="#1b8f5a" d="M32 81a6 6 0 1 0 12 0 6 6 0 1 0-12 0z" />
      <path fill="#b9c5ff" d="M32 110h84v58H32z" />
      <path fill="#ffb719" d="M128 110h64v24h-64zM20 196h184v52q0 12-12 12H20z" />
      <path fill="none" stroke="#0d1430" strokeWidth="3" d="M32 214h32v26H32zl16 14 16-14" />
      <text x="52" y="86">
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
      <path fill="#ffd166" d="M0 320V190a130 130 0 0 1 130 130z" />
      <path fill="#fff" d="M28 64h168a8 8 0 0 1 8 8v172q0 12-12 12H20V72a8 8 0 0 1 8-8z" />
      <path fill="#e2e7ff" d="M28 64h168a8 8 0 0 1 8 8v26H20V72a8 8 0 0 1 8-8z" />
      <text x="32" y="87">
        {upkeep.month}
      </text>
      {upkeep.done.map((what, index) => (
        <g key={what} transform={`translate(0 ${index * 46})`}>
          <path fill="#1e3fe4" d="M32 116h24v16q0 8-8 8H32z" />
          <path fill="none" stroke="#fff" strokeWidth="3" d="m38 128 5 5 8-10" />
          <text x="68" y="134">
            {what}
          </text>
        </g>
      ))}
    </>
  );
}
