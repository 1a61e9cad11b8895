import { Play } from '@mosaico/shared-ui';
import { useProofs, workOf } from '@mosaico/shared-ui/cases';
import { BrowserBar } from './preview.tsx';
import styles from './art.module.css';

/** A client's page in its browser, with videos of clients below its first words. */
export default function Art() {
  const [{ shown } = {}] = useProofs(['websites']);
  const picture = workOf(shown, 'websites');
  return (
    <div className={styles.page} data-assemble="" aria-hidden="true">
      <BrowserBar />
      <div className={styles.site}>
        {picture ? <img src={picture.url} alt="" width={640} height={480} decoding="async" /> : null}
      </div>
      <div className={styles.videos}>
        {[1, 2, 3].map((video) => (
          <span key={video} data-tile="">
            <Play size={18} />
          </span>
        ))}
      </div>
    </div>
  );
}
