import { styled } from '@mui/material/styles';
import { ChatLinkButton, Section, space, Steps, token } from 'shared-ui';
import type { SalesAssistantsContent } from './content.ts';

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(6)} ${space(9)}`,
  alignItems: 'start',
  '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr) 24rem' },
});

const Chat = styled('figure')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(2),
  '& figcaption': { color: token.inkSoft, fontSize: token.sizeSmall },
});

// The cut tile, as a bubble of the chat.
const Bubble = styled('blockquote')({
  padding: `clamp(${space(3)}, 3vw, ${space(5)})`,
  borderRadius: `${token.radius} ${token.radius} ${token.cornerLarge} ${token.radius}`,
  backgroundColor: token.accent,
  color: token.onAccent,
  fontFamily: token.display,
  fontSize: `clamp(1.375rem, 1.1rem + 1.2vw, 2rem)`,
  lineHeight: 1.25,
  letterSpacing: '-0.015em',
});

/** How the price is found out: the message that opens the chat, and what follows. */
export function PriceByChat({ heading, text, message, bubble, action, steps }: SalesAssistantsContent['price']) {
  return (
    <Section heading={heading} lead={text} tone="tinted">
      <Parts>
        <Chat>
          <Bubble>{message}</Bubble>
          <figcaption>{bubble}</figcaption>
          <ChatLinkButton text={message}>{action}</ChatLinkButton>
        </Chat>
        <Steps items={steps} />
      </Parts>
    </Section>
  );
}
