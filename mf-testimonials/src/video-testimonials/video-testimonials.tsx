import { section } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton, ClosingCall, PageHero, Section } from '@mosaico/shared-ui';
import { chat, title } from '../testimonials/content.ts';
import { Placeholders } from '../testimonials/placeholders.tsx';
import { Testimonials } from '../testimonials/testimonials.tsx';
import { useTestimonials } from '../testimonials/use-testimonials.ts';
import { closing, hero, scene, videos } from './content.ts';
import { VideoGrid } from './video-grid.tsx';

const Said = section('static', () => import('../cases/said.tsx'));
const Stories = section('static', () => import('../cases/stories.tsx'));

/** `/testimonios-videos`: cases, each leading to its page, and clients on video. */
export default function VideoTestimonials() {
  const state = useTestimonials({ bustCache: true, whole: true });
  return (
    <>
      <PageHero
        picture={<Said />}
        eyebrow={hero.eyebrow}
        title={title}
        lead={hero.subtitle}
        actions={<ActionLink href={`#${videos.anchor}`}>{hero.action}</ActionLink>}
        compact
      />
      <Stories />
      <Section id={videos.anchor} heading={videos.heading} lead={videos.lead}>
        <Testimonials state={state} placeholders={<Placeholders count={5} />}>
          {(testimonials) => <VideoGrid testimonials={testimonials} />}
        </Testimonials>
      </Section>
      <ClosingCall
        scene={scene}
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            <ActionLink to="mf-plans/marketing-plans">{closing.quote}</ActionLink>
            <ChatLinkButton text={chat.text} look="secondary">
              {chat.label}
            </ChatLinkButton>
            <ActionLink to="mf-testimonials/widgets" look="text">
              {closing.widgets}
            </ActionLink>
          </>
        }
      />
    </>
  );
}
