import { useRef } from 'react';
import { section, useAddress, useSite } from '@mosaico/shared-types';
import { ActionLink, Container, LogoMark } from '@mosaico/shared-ui';
import { title } from '../testimonials/content.ts';
import { PassingTestimonials } from '../video-carousel/passing-testimonials.tsx';
import { widget } from './content.ts';
import { useFrameHeight } from './frame-height.ts';
import { useFramed } from './use-framed.ts';
import styles from './testimonials-widget.module.css';

const Below = section('static', () => import('./below.tsx'));

/** `/widget-testimonios`: made for frames in other sites, where it is all there is; by itself, a page like any other. */
export default function TestimonialsWidget() {
  const { agency } = useSite();
  const addressOf = useAddress();
  const framed = useFramed();
  const element = useRef<HTMLDivElement>(null);
  useFrameHeight(element);
  return (
    <>
      <Container className={styles.widget} ref={element} data-framed={framed ? '' : undefined}>
        <h1>{title}</h1>
        {framed ? null : <p className={styles.lead}>{widget.lead}</p>}
        <PassingTestimonials>
          <LogoMark />
          <ActionLink href={addressOf('mf-testimonials/video-testimonials')} look="text">
            {widget.more} {agency.name}
          </ActionLink>
        </PassingTestimonials>
      </Container>
      {framed ? null : <Below />}
    </>
  );
}
