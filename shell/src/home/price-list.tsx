import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Service } from 'shared-types';
import { ArrowRight, ChatLinkButton, focusRing, Price, space, token } from 'shared-ui';
import { services } from './content.ts';

const List = styled('ul')({ borderBlockEnd: `2px solid ${token.ink}` });

const Row = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space(1)} ${space(3)}`,
  paddingBlock: space(2.5),
  borderBlockStart: `2px solid ${token.ink}`,
  '& h3': {
    gridColumn: '1 / -1',
    fontSize: 'clamp(1.625rem, 1.3rem + 1vw, 2.125rem)',
    lineHeight: 1.05,
    letterSpacing: '-0.035em',
  },
  '& > p': { gridColumn: '1 / -1', color: token.inkSoft, maxWidth: '42ch' },
  '&:has(a:focus-visible)': focusRing,
  '@media (min-width: 60rem)': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 3fr) auto',
    columnGap: space(5),
    paddingBlock: space(3.5),
    '& h3, & > p': { gridColumn: 'auto' },
  },
});

// The link in the title covers the row: one target, one name, one stop of the Tab key.
const Cover = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  'li:hover &': { color: token.accentText },
});

const None = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  '& > p': { maxWidth: '42ch' },
});

const Corner = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: space(6.5),
  height: space(6.5),
  borderRadius: `${token.radius} ${token.radius} 20px ${token.radius}`,
  backgroundColor: token.accentSoft,
  color: token.accentText,
  transition: `background-color ${token.fast} ${token.ease}, color ${token.fast} ${token.ease}`,
  'li:hover > &': { backgroundColor: token.accent, color: token.onAccent },
});

/** Services that have a page, with what they cost at least. */
export function PriceList({ items }: { items: readonly Service[] }) {
  if (items.length === 0) {
    const { text, chat, chatText } = services.none;
    return (
      <None>
        <p>{text}</p>
        <ChatLinkButton text={chatText} look="secondary">
          {chat}
        </ChatLinkButton>
      </None>
    );
  }
  return (
    <List role="list">
      {items.map(({ path, title, text, price }) => (
        <Row key={path}>
          <h3>
            <Cover to={path}>{title}</Cover>
          </h3>
          <p>{text}</p>
          <div>
            <Price amount={price} size="small" />
          </div>
          <Corner>
            <ArrowRight />
          </Corner>
        </Row>
      ))}
    </List>
  );
}
