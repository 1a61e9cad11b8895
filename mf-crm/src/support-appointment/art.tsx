import { ClientWork } from '../work/client-work.tsx';
import { mended } from '../work/content.ts';
import { Talk } from '../work/talk.tsx';
import { work } from './content.ts';
import styles from './art.module.css';

/** A request of a client, its answer, and what came of it. */
export default function Art() {
  return (
    <div className={styles.art} data-assemble="">
      <Talk lines={mended} />
      <ClientWork topic="support" shows={work} />
    </div>
  );
}
