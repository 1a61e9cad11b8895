import type { ReactNode } from 'react';
import { Actions } from '@mosaico/shared-ui';
import { Placeholders } from '../testimonials/placeholders.tsx';
import { Testimonials } from '../testimonials/testimonials.tsx';
import { useTestimonials } from '../testimonials/use-testimonials.ts';
import { AutoplayHint } from './autoplay-hint.tsx';
import { VideoCarousel } from './video-carousel.tsx';
import styles from './passing-testimonials.module.css';

/** The testimonials passing by, with what leads on from them. */
export function PassingTestimonials({ children }: { children: ReactNode }) {
  const state = useTestimonials();
  const none = state.status === 'failed' || (state.status === 'loaded' && state.testimonials.length === 0);
  return (
    <>
      {none ? null : <AutoplayHint />}
      <Testimonials state={state} placeholders={<Placeholders count={4} oneRow />}>
        {(testimonials) => <VideoCarousel testimonials={testimonials} />}
      </Testimonials>
      <Actions className={styles.onward} data-beside={none ? undefined : ''}>
        {children}
      </Actions>
    </>
  );
}
