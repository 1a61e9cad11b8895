import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Actions, space } from 'shared-ui';
import { Placeholders } from '../testimonials/placeholders.tsx';
import { Testimonials } from '../testimonials/testimonials.tsx';
import { useTestimonials } from '../testimonials/use-testimonials.ts';
import { AutoplayHint } from './autoplay-hint.tsx';
import { VideoCarousel } from './video-carousel.tsx';

const Onward = styled(Actions)({
  marginBlockStart: space(3),
  // Beside the carousel's buttons, where there are any.
  '@media (min-width: 40rem) and (scripting: enabled)': {
    '&[data-beside]': { position: 'relative', width: 'fit-content', marginBlockStart: `-${space(6.25)}` },
  },
});

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
      <Onward data-beside={none ? undefined : ''}>{children}</Onward>
    </>
  );
}
