import { styled } from '@mui/material/styles';
import { Section, space, token } from 'shared-ui';
import type { Content } from './content.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: `${space(4)} ${space(5)}`,
  '& > li': { paddingBlockStart: space(2.5), borderBlockStart: `2px solid ${token.ink}` },
  '& h3': { fontSize: token.sizeHeading, lineHeight: 1.15 },
  '& p': { marginBlockStart: space(1), maxWidth: '44ch', color: token.inkSoft },
});

/** Three more reasons to leave campaigns to the agency. */
export function Extras({ heading, items }: Content['extras']) {
  return (
    <Section heading={heading}>
      <List role="list">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
