import { styled } from '@mui/material/styles';
import { useSite } from 'shared-types';
import { ActionLink, Badge, CheckList, ClosingCall, Facts, PageHero, Price, Section, space, token } from 'shared-ui';
import { mentoring } from '../content/mentoring.ts';
import { closing, extra, facts, hero, included, topics } from './content.ts';
import { TestimonialsButton } from './testimonials-button.tsx';

const Included = styled('div')({
  display: 'grid',
  gap: `${space(6)} ${space(8)}`,
  '@media (min-width: 60rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Topics = styled('ul')({
  display: 'grid',
  gap: `0 ${space(6)}`,
  '@media (min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li': { display: 'grid', gap: space(1), paddingBlock: space(3), borderBlockStart: `2px solid ${token.ink}` },
  '& h3': { fontSize: token.sizeHeading, lineHeight: 1.15 },
  '& p': { color: token.inkSoft, maxWidth: '46ch' },
});

const Extra = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  '& > p:last-of-type': { color: token.inkSoft },
});

/** `/mentoria-privada-con-{slug}`: the private mentoring, one to one. */
export default function Mentoring() {
  const { mentor, payments } = useSite();
  const pay = <ActionLink href={payments.mentoring}>{hero.pay}</ActionLink>;
  return (
    <>
      <PageHero
        eyebrow={`${hero.eyebrow} ${mentor.name}`}
        title={hero.title}
        lead={hero.lead}
        price={<Price amount={mentoring.price} currency />}
        actions={pay}
      />
      <Section heading={included.heading}>
        <Included>
          <Facts items={facts} />
          <CheckList items={included.items} />
        </Included>
      </Section>
      <Section heading={topics.heading} lead={topics.lead} tone="tinted">
        <Topics role="list">
          {topics.items.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </Topics>
      </Section>
      <Section heading={extra.heading} lead={extra.text}>
        <Extra>
          <Badge>{extra.badge}</Badge>
          <Price amount={mentoring.extraSession} before={mentoring.extraSessionBefore} currency />
          <p>{extra.unit}</p>
          <ActionLink href={payments.mentoringExtraSession} look="secondary">
            {extra.pay}
          </ActionLink>
        </Extra>
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text} actions={pay} />
      <TestimonialsButton />
    </>
  );
}
