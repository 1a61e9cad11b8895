import { Fragment } from 'react';
import { section, useSite, type PageProps } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton, ClosingCall, PageHero } from '@mosaico/shared-ui';
import { chat } from '../testimonials/content.ts';
import { closing, content } from './content.ts';
import { Neighbours } from './neighbours.tsx';

const Opening = section<{ id: string; part: 'words' | 'picture' }>('static', () => import('./opening.tsx'));
const Story = section<{ id: string }>('static', () => import('./story.tsx'));

/** `/testimonios-videos/{slug}`: the work for one client, from the problem to what came of it. */
export default function Case({ subject }: PageProps) {
  const all = useSite().lists?.cases?.entries ?? [];
  const place = all.findIndex(({ slug }) => slug === subject);
  const shown = all[place];
  if (!shown) throw new Error(`The list "cases" of the site configuration has no "${subject ?? ''}".`);
  const { slug: id, name } = shown;
  return (
    // A static section keeps its first content, so each client has a section of its own.
    <Fragment key={id}>
      <PageHero
        eyebrow={content.eyebrow}
        title={name}
        details={<Opening id={id} part="words" />}
        picture={<Opening id={id} part="picture" />}
        compact
      />
      <Story id={id} />
      <Neighbours previous={all[place - 1]} next={all[place + 1]} />
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            <ActionLink to="mf-plans/marketing-plans">{closing.quote}</ActionLink>
            <ChatLinkButton text={chat.text} look="secondary">
              {chat.label}
            </ChatLinkButton>
          </>
        }
      />
    </Fragment>
  );
}
