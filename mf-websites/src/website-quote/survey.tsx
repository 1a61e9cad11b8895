import { styled } from '@mui/material/styles';
import { useSite } from 'shared-types';
import { CheckList, Embed, Section, space, token } from 'shared-ui';
import { survey } from './content.ts';

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(6)} ${space(8)}`,
  '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
});

const Notes = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: space(5),
  '& > div': {
    display: 'grid',
    gap: space(2.5),
    paddingBlockStart: space(2.5),
    borderBlockStart: `2px solid ${token.ink}`,
  },
  '& h3': { fontSize: token.sizeHeading },
});

const Next = styled('ol')({
  display: 'grid',
  gap: space(2.5),
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    columnGap: space(1.5),
    counterIncrement: 'step',
  },
  '& > li::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    fontFamily: token.display,
    fontSize: token.sizeHeading,
    fontWeight: 700,
    lineHeight: 1.1,
    color: token.accentText,
  },
  '& p': { color: token.inkSoft },
});

/** The survey, what to have at hand for it, and what follows. */
export function Survey() {
  const { surveys } = useSite();
  const { heading, title, ready, next } = survey;
  return (
    <Section heading={heading} tone="tinted">
      <Parts>
        <Embed address={surveys.websiteQuote} title={title} height={654} />
        <Notes>
          <div>
            <h3>{ready.heading}</h3>
            <CheckList items={ready.items} />
          </div>
          <div>
            <h3>{next.heading}</h3>
            <Next role="list">
              {next.items.map((step) => (
                <li key={step.title}>
                  <strong>{step.title}</strong>
                  <p>{step.text}</p>
                </li>
              ))}
            </Next>
          </div>
        </Notes>
      </Parts>
    </Section>
  );
}
