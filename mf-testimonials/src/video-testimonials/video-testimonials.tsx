import { ActionLink, ChatLinkButton, ClosingCall, PageHero, VisuallyHidden } from 'shared-ui';
import { useTestimonials } from '../testimonials/use-testimonials.ts';
import { chat, closing, empty, failed, grid, hero } from './content.ts';
import { NeedsScripts } from './needs-scripts.tsx';
import { NoVideos } from './no-videos.tsx';
import { PlaceholderGrid } from './placeholder-grid.tsx';
import { VideoGrid } from './video-grid.tsx';
import { Wall } from './wall.tsx';

export default function VideoTestimonials() {
  const state = useTestimonials();
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.subtitle} compact />
      <Wall>
        <NeedsScripts />
        <VisuallyHidden role="status">{state.status === 'loading' ? grid.loading : ''}</VisuallyHidden>
        {state.status === 'loading' ? <PlaceholderGrid /> : null}
        {state.status === 'failed' ? <NoVideos remark={failed} /> : null}
        {state.status !== 'loaded' ? null : state.testimonials.length === 0 ? (
          <NoVideos remark={empty} />
        ) : (
          <VideoGrid testimonials={state.testimonials} />
        )}
      </Wall>
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            <ActionLink to="/planes-de-marketing">{closing.quote}</ActionLink>
            <ChatLinkButton text={chat.text} look="secondary">
              {chat.label}
            </ChatLinkButton>
          </>
        }
      />
    </>
  );
}
