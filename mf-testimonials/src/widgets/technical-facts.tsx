import { styled } from '@mui/material/styles';
import { space, token } from 'shared-ui';
import { technical } from './content.ts';

const Facts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  '& code': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', overflowWrap: 'anywhere' },
  '& > p': { fontSize: token.sizeHeading },
  '& > dl': { display: 'grid', gap: `${space(3)} ${space(4)}` },
  '& dt': { fontWeight: 700, paddingBlockStart: space(1.5), borderBlockStart: `2px solid ${token.ink}` },
  '& dd': { color: token.inkSoft, marginBlockStart: space(0.5) },
  '@media (min-width: 48rem)': { '& > dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** What the widget and the page around it say to each other. */
export function TechnicalFacts() {
  return (
    <Facts>
      <p>
        <code>{technical.message}</code>
      </p>
      <dl>
        {technical.facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Facts>
  );
}
