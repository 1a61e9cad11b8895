import { styled } from '@mui/material/styles';
import { useContent, useSite } from 'shared-types';
import { Badge, CheckList, ClosingCall, Contract, Facts, PageHero, Price, Section, space, token } from 'shared-ui';
import { closing, content, topics } from './content.ts';
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

// As wide as its rule is read well, wherever it stands.
const Payment = styled('div')({ width: 'min(100%, 24rem)' });

const Extra = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  '& > p:last-of-type': { color: token.inkSoft },
});

/** `/mentoria-privada-con-{slug}`: the private mentoring, one to one. */
export default function Mentoring() {
  const { mentor } = useSite();
  const { hero, facts, included, extra } = useContent(content);
  const pay = (
    <Payment>
      <Contract offer="mf-courses/mentoring">{hero.pay}</Contract>
    </Payment>
  );
  return (
    <>
      <PageHero
        eyebrow={`${hero.eyebrow} ${mentor.name}`}
        title={hero.title}
        lead={hero.lead}
        price={<Price amount={hero.price} currency />}
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
          <Price amount={extra.price} before={extra.before} currency />
          <p>{extra.unit}</p>
          <Payment>
            <Contract offer="mf-courses/mentoring-extra">{extra.pay}</Contract>
          </Payment>
        </Extra>
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text} actions={pay} />
      <TestimonialsButton />
    </>
  );
}
