import { styled } from '@mui/material/styles';
import { CheckList, Facts, Notice, Section, space, token } from 'shared-ui';
import { copy } from './content.ts';
import { Outline } from './outline.tsx';
import type { Website } from './website.ts';

const Included = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(3)} ${space(8)}`,
  marginBlockStart: `clamp(${space(5)}, 6vw, ${space(8)})`,
  paddingBlockStart: space(4),
  borderBlockStart: `2px solid ${token.ink}`,
  '& h3': { fontSize: token.sizeHeading },
  '& > aside': { gridColumn: '-2 / -1', marginBlockStart: space(2) },
  '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' },
});

/** What the price brings: in figures, drawn page by page, and as a list. */
export function Contents({ website: { facts, outline, included, condition } }: { website: Website }) {
  return (
    <>
      <Section>
        <Facts items={facts} />
      </Section>
      <Section heading={outline.heading} lead={outline.lead}>
        <Outline parts={outline.parts} />
        <Included>
          <h3>{copy.included}</h3>
          <CheckList items={included} columns={2} />
          {condition === undefined ? null : (
            <Notice kind="important" title={condition.title}>
              <p>{condition.text}</p>
            </Notice>
          )}
        </Included>
      </Section>
    </>
  );
}
