import { section, useContent } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton, PageHero } from '@mosaico/shared-ui';
import { content, message } from './content.ts';
import styles from './sales-assistants.module.css';

const anchor = 'funciones';
const Art = section('static', () => import('./art.tsx'));
const Below = section<{ id: string }>('static', () => import('./below.tsx'));

/** `/asistentes-ventas`: a person who attends to the client's prospects; the price is told by chat. */
export default function SalesAssistants() {
  const { back, hero } = useContent(content);
  return (
    <>
      <PageHero
        picture={<Art />}
        wide
        back={back}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        price={<p className={styles.price}>{hero.price}</p>}
        actions={
          <>
            <ChatLinkButton text={message}>{hero.action}</ChatLinkButton>
            <ActionLink href={`#${anchor}`} look="text">
              {hero.functions}
            </ActionLink>
          </>
        }
      />
      <Below id={anchor} />
    </>
  );
}
