import { section, useSite, type CaseTopic } from '@mosaico/shared-types';
import { ActionLink, PageHero } from '@mosaico/shared-ui';
import { content } from './content.ts';

const anchor = 'preguntas';
const { back, hero } = content;
const Essentials = section('static', () => import('./essentials.tsx'));
const Answers = section<{ id: string }>('near', () => import('./answers.tsx'));
const Meanwhile = section<{ topic: CaseTopic }>('static', () => import('../meanwhile.tsx'));
const After = section('static', () => import('./after.tsx'));

/** `/crm-faq`: the seventeen questions about the CRM, each with an address of its own. */
export default function CrmFaq() {
  const { links } = useSite();
  return (
    <>
      <PageHero
        picture={<Essentials />}
        back={back}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <ActionLink href={links.crmTrial}>{hero.action}</ActionLink>
            <ActionLink href={`#${anchor}`} look="text">
              {hero.questions}
            </ActionLink>
          </>
        }
      />
      <Answers id={anchor} />
      <Meanwhile topic="assistants" />
      <After />
    </>
  );
}
