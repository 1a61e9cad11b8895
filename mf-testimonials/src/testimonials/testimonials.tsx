import type { ReactNode } from 'react';
import type { Testimonial } from '@mosaico/shared-types';
import { VisuallyHidden } from '@mosaico/shared-ui';
import { list } from './content.ts';
import { NeedsScripts } from './needs-scripts.tsx';
import { NoVideos } from './no-videos.tsx';
import type { TestimonialsState } from './use-testimonials.ts';

/** Props of {@link Testimonials}. */
export interface TestimonialsProps {
  state: TestimonialsState;
  /** Holds the place of the videos while they load. */
  placeholders: ReactNode;
  /** Shows the videos, at least one. */
  children: (testimonials: readonly Testimonial[]) => ReactNode;
}

/**
 * The videos, or what stands in their place while there are none; told to screen readers as it changes. Where they could not
 * be had, nothing is shown.
 */
export function Testimonials({ state, placeholders, children }: TestimonialsProps) {
  const loading = state.status === 'loading';
  const none = state.status === 'loaded' && state.testimonials.length === 0;
  return (
    <>
      {loading ? <NeedsScripts /> : null}
      <div role="status">
        {loading ? <VisuallyHidden>{list.loading}</VisuallyHidden> : null}
        {none ? <NoVideos /> : null}
      </div>
      {loading ? placeholders : null}
      {state.status === 'loaded' && !none ? children(state.testimonials) : null}
    </>
  );
}
