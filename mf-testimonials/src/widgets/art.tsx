import { Play } from '@mosaico/shared-ui';
import { useProofs, workOf } from '@mosaico/shared-ui/cases';
import { useTestimonials } from '../testimonials/use-testimonials.ts';
import { BrowserBar } from './preview.tsx';
import styles from './art.module.css';

/** A client's page on a phone, with the widget on it. */
export default function Art() {
  const [{ shown } = {}] = useProofs(['websites']);
  const work = workOf(shown, 'websites');
  // As a phone shows it, where the case has such a page.
  const [page] = shown?.site?.pages ?? [];
  const picture = page ?? (work && { ...work, width: 640, height: 480 });
  const state = useTestimonials();
  // The last ones: the preview below begins with the first.
  const posters =
    state.status === 'loaded' ? state.testimonials.flatMap(({ posterUrl }) => posterUrl ?? []).slice(-2) : [];
  return (
    <div className={styles.stage} data-assemble="" aria-hidden="true">
      <div className={styles.phone}>
        <BrowserBar />
        <div className={styles.site}>
          {picture ? (
            <img src={picture.url} alt="" width={picture.width} height={picture.height} decoding="async" />
          ) : null}
        </div>
        <div className={styles.videos}>
          {[0, 1].map((place) => (
            <span key={place} data-tile="">
              {posters[place] === undefined ? null : (
                <img src={posters[place]} alt="" width={360} height={640} decoding="async" />
              )}
              <i>
                <Play size={16} />
              </i>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
