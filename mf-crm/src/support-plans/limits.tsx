import { styled } from '@mui/material/styles';
import {
  ActionLink,
  Actions,
  ChatLinkButton,
  CheckList,
  Notice,
  Price,
  Section,
  space,
  tileCorners,
  token,
} from 'shared-ui';
import type { SupportPlansContent } from './content.ts';

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  '& > aside': { gridColumn: '1 / -1' },
  '@media (min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)' },
});

const Card = styled('article')({
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
  padding: `clamp(${space(3)}, 3vw, ${space(5)})`,
  borderRadius: tileCorners,
  border: `1px solid ${token.line}`,
  '& h3': { fontSize: token.sizeHeading, lineHeight: 1.15 },
  '& > a': { justifySelf: 'start' },
  '&[data-offer]': { backgroundColor: token.raised },
});

const Elsewhere = styled('div')({ paddingBlockStart: space(2), borderBlockStart: `1px solid ${token.line}` });

const Offers = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: space(3),
  listStyle: 'none',
  padding: 0,
  '& > li': {
    display: 'grid',
    gap: space(0.5),
    paddingBlockStart: space(2),
    borderBlockStart: `2px solid ${token.ink}`,
  },
  '& span': { color: token.inkSoft },
});

/** What no plan includes, what a meeting more costs, and how the service is billed and ended. */
export function Limits({ heading, exclusions, extras, terms }: SupportPlansContent['limits']) {
  return (
    <Section heading={heading}>
      <Parts>
        <Card aria-label={exclusions.title}>
          <h3>{exclusions.title}</h3>
          <CheckList items={exclusions.items} kind="excluded" />
          <Elsewhere>
            <p>{exclusions.elsewhere.text}</p>
            <Actions>
              {exclusions.elsewhere.links.map(({ to, label }) => (
                <ActionLink key={to} to={to} look="text">
                  {label}
                </ActionLink>
              ))}
            </Actions>
          </Elsewhere>
        </Card>
        <Card aria-label={extras.title} data-offer="">
          <h3>{extras.title}</h3>
          <p>{extras.text}</p>
          <Offers role="list">
            {extras.offers.map(({ name, price, length }) => (
              <li key={name}>
                <strong>{name}</strong>
                <Price amount={price} currency />
                <span>{price.covers}</span>
                <span>{length}</span>
              </li>
            ))}
          </Offers>
          <ChatLinkButton text={extras.message} look="secondary">
            {extras.action}
          </ChatLinkButton>
        </Card>
        <Notice kind="important" title={terms.title}>
          <p>{terms.text}</p>
          <ActionLink to={terms.link.to} look="text">
            {terms.link.label}
          </ActionLink>
        </Notice>
      </Parts>
    </Section>
  );
}
