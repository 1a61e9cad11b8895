import type { ReactNode } from 'react';
import { Play } from '@mosaico/shared-ui';
import { useProofs, workOf } from '@mosaico/shared-ui/cases';
import { useTestimonials } from '../testimonials/use-testimonials.ts';
import { hero } from './content.ts';
import { BrowserBar } from './preview.tsx';
import styles from './art.module.css';

/** A client's site with a gap in it, and the same site with the widget in the gap. */
export default function Art() {
  const [{ shown } = {}] = useProofs(['websites']);
  const work = workOf(shown, 'websites');
  const picture = work && { ...work, width: 640, height: 480 };
  const state = useTestimonials();
  // The last ones: the preview below begins with the first.
  const posters =
    state.status === 'loaded' ? state.testimonials.flatMap(({ posterUrl }) => posterUrl ?? []).slice(-4) : [];
  const site = picture ? (
    <span className={styles.site}>
      <img src={picture.url} alt="" width={picture.width} height={picture.height} decoding="async" />
    </span>
  ) : (
    <span className={styles.site} />
  );
  return (
    <div className={styles.stage} data-assemble="" aria-hidden="true">
      <Window label={hero.before}>
        {site}
        <div className={styles.gap} />
      </Window>
      <Window label={hero.after}>
        {site}
        <div className={styles.videos}>
          {[0, 1, 2, 3].map((place) => (
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
      </Window>
    </div>
  );
}

function Window({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p>{label}</p>
      <div className={styles.window}>
        <BrowserBar />
        {children}
      </div>
    </div>
  );
}
