import { ClientWork } from '../client-work/client-work.tsx';
import { work } from './content.ts';
import styles from './art.module.css';

/** What came of a client's request. */
export default function Art() {
  return (
    <div className={styles.art} data-assemble="">
      <ClientWork topic="support" shows={work} start />
    </div>
  );
}
