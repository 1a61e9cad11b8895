import { section, useContent } from '@mosaico/shared-types';
import { PageHero } from '@mosaico/shared-ui';
import { hero as heroOf } from './content.ts';

const ticket = 'ticket';
const Channels = section<{ ticket: string }>('static', () => import('./channels.tsx'));
const Ways = section('static', () => import('./ways.tsx'));
const Help = section<{ id: string }>('near', () => import('./help.tsx'));
const Rules = section('static', () => import('./rules.tsx'));

/** `/soporte`: the support portal of the learning app. */
export default function SupportPortal() {
  const hero = useContent(heroOf);
  return (
    <>
      <PageHero picture={<Channels ticket={ticket} />} eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} />
      <Ways />
      <Help id={ticket} />
      <Rules />
    </>
  );
}
