import { styled } from '@mui/material/styles';
import {
  ActionLink,
  Badge,
  CheckList,
  Embed,
  Notice,
  PageHero,
  Section,
  space,
  Steps,
  token,
  type EmbedHeight,
  type Step,
} from 'shared-ui';
import { dateInWords } from '../dates.ts';
import { dates } from './content.ts';
import { usePosting } from './use-posting.ts';

/** What a job offer says. */
export interface JobOffer {
  hero: { eyebrow: string; title: string; lead: string; tags: readonly string[]; apply: string };
  duties: { heading: string; items: readonly { title: string; description: string }[] };
  requirements: { heading: string; items: readonly { title: string; description: string }[] };
  /** Hours and place, as short facts. */
  conditions: { heading: string; items: readonly string[] };
  selection: { heading: string; items: readonly Step[] };
  /** What applicants must know before they begin. */
  mandatory: { title: string; text: string };
  form: { heading: string; lead: string; title: string };
}

/** Props of {@link JobPage}. */
interface JobPageProps {
  offer: JobOffer;
  /** Address of the application survey. */
  survey: string;
  height: EmbedHeight;
}

const formAnchor = 'postular';

const Tags = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: space(1) });

const Dates = styled('p')({ fontSize: token.sizeSmall, color: token.inkSoft });

const Duties = styled('ul')({
  display: 'grid',
  gap: `0 ${space(6)}`,
  '@media (min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li': { display: 'grid', gap: space(1), paddingBlock: space(3), borderBlockStart: `2px solid ${token.ink}` },
  '& h3': { fontSize: token.sizeHeading, lineHeight: 1.15 },
  '& p': { color: token.inkSoft, maxWidth: '46ch' },
});

const Requirements = styled('ol')({
  display: 'grid',
  gap: space(3),
  maxWidth: token.reading,
  listStyle: 'none',
  padding: 0,
  '& > li': { display: 'grid', gridTemplateColumns: `${space(5)} minmax(0, 1fr)`, alignItems: 'baseline' },
  '& > li::before': {
    content: '""',
    width: space(2),
    height: space(2),
    backgroundColor: token.highlight,
    borderRadius: `0 0 ${space(2)} 0`,
  },
  '& strong': { display: 'block' },
  '& span': { color: token.inkSoft },
});

const Parts = styled('div')({ display: 'grid', gap: space(6) });

/** A job offer: what there is to do, who fits, how the selection goes, and the application survey. */
export function JobPage({ offer, survey, height }: JobPageProps) {
  const { hero, duties, requirements, conditions, selection, mandatory, form } = offer;
  const { posted, until } = usePosting();
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        price={
          <>
            <Tags role="list">
              {hero.tags.map((tag) => (
                <li key={tag}>
                  <Badge>{tag}</Badge>
                </li>
              ))}
            </Tags>
            <Dates>
              {dates.posted} {dateInWords(posted)}, {dates.until} {dateInWords(until)}
            </Dates>
          </>
        }
        actions={<ActionLink href={`#${formAnchor}`}>{hero.apply}</ActionLink>}
      />
      <Section heading={duties.heading}>
        <Duties role="list">
          {duties.items.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </Duties>
      </Section>
      <Section heading={requirements.heading} tone="tinted">
        <Requirements role="list">
          {requirements.items.map(({ title, description }) => (
            <li key={title}>
              <span>
                <strong>{title}</strong>
                {description}
              </span>
            </li>
          ))}
        </Requirements>
      </Section>
      <Section heading={conditions.heading}>
        <CheckList items={conditions.items} columns={2} />
      </Section>
      <Section heading={selection.heading} tone="ink">
        <Parts>
          <Steps items={selection.items} />
          <Notice kind="important" title={mandatory.title}>
            {mandatory.text}
          </Notice>
        </Parts>
      </Section>
      <Section heading={form.heading} lead={form.lead} id={formAnchor}>
        <Embed address={survey} title={form.title} height={height} />
      </Section>
    </>
  );
}
