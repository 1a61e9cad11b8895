import { ActionLink, Section } from '@mosaico/shared-ui';
import { title } from '../testimonials/content.ts';
import { PassingTestimonials } from '../video-carousel/passing-testimonials.tsx';
import { section } from './content.ts';

/** The slot `testimonials/section`: testimonials in the pages of other remotes, as wide as these let it be. */
export default function TestimonialsSection() {
  return (
    <Section id={section.id} heading={title} lead={section.subtitle}>
      <PassingTestimonials>
        <ActionLink to="mf-testimonials/video-testimonials" look="secondary">
          {section.all}
        </ActionLink>
      </PassingTestimonials>
    </Section>
  );
}
