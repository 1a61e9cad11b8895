import { section, useContent } from '@mosaico/shared-types';
import { ActionLink, PageHero } from '@mosaico/shared-ui';
import { hero as heroOf, scene } from './content.ts';
import { OtherSupport } from './other-support.tsx';

const ticket = 'ticket';
const Ways = section<{ ticket: string }>('static', () => import('./ways.tsx'));
const Help = section<{ id: string }>('near', () => import('./help.tsx'));
const Rules = section('static', () => import('./rules.tsx'));

/** `/soporte`: the support portal of the learning app. */
export default function SupportPortal() {
  const hero = useContent(heroOf);
  return (
    <>
      <PageHero
        scene={useContent(scene)}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<ActionLink href={`#${ticket}`}>{hero.ticket}</ActionLink>}
        details={<OtherSupport {...hero.others} />}
        compact
      />
      <Ways ticket={ticket} />
      <Help id={ticket} />
      <Rules />
    </>
  );
}
