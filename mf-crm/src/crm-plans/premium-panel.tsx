import { styled } from '@mui/material/styles';
import { ActionLink, CheckList, Contract, inkTone, Price, space, tileCorners, token } from 'shared-ui';
import type { CrmPlansContent } from './content.ts';
import { Features } from './features.tsx';

const wide = '@media (min-width: 60rem)';

const Card = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${token.line}`,
  borderRadius: tileCorners,
  backgroundColor: token.raised,
  overflow: 'clip',
  [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 9fr)' },
});

const Offer = styled('div')({
  ...inkTone,
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
  padding: `clamp(${space(3)}, 3.5vw, ${space(5)})`,
  '& h3': { fontSize: token.sizeHeading },
  '& > p': { color: token.inkSoft },
});

const Fee = styled('div')({
  display: 'grid',
  gap: space(0.5),
  paddingBlockStart: space(2.5),
  borderBlockStart: `1px solid ${token.line}`,
  '& > p:first-of-type': { color: token.inkSoft },
});

const Terms = styled('div')({
  display: 'grid',
  gap: space(1.5),
  paddingBlockStart: space(3),
  borderBlockStart: `1px solid ${token.line}`,
  '& ul': { display: 'grid', gap: space(1.25), paddingInlineStart: '1.1em', color: token.inkSoft },
  '& ::marker': { content: '"▪  "', color: token.accentText },
  '& > a': { justifySelf: 'start' },
});

const Detail = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(5),
  padding: `clamp(${space(3)}, 3.5vw, ${space(5)})`,
  '& h4': { marginBlockEnd: space(2), fontSize: '1.1875rem' },
});

const Trial = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space(3)}`,
  marginBlockStart: 'auto',
  padding: `${space(1.5)} ${space(2.5)}`,
  borderRadius: tileCorners,
  backgroundColor: token.accentSoft,
});

/** The Premium plan: what it costs every month and once, on which terms, and what it brings. */
export function PremiumPanel({
  name,
  price,
  description,
  fee,
  action,
  trial,
  included,
  extras,
  details,
  excluded,
  terms,
}: CrmPlansContent['premium']) {
  return (
    <Card aria-label={name}>
      <Offer>
        <h3>{name}</h3>
        <Price {...price} currency />
        <Fee>
          <p>{fee.label}</p>
          <Price amount={fee.amount} currency size="small" />
        </Fee>
        <p>{description}</p>
        <Contract offer="mf-crm/crm-premium">{action}</Contract>
        <Terms>
          <h4>{terms.title}</h4>
          <ul>
            {terms.items.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <ActionLink to={terms.link.to} look="text">
            {terms.link.label}
          </ActionLink>
        </Terms>
      </Offer>
      <Detail>
        {[included, extras].map(({ title, items }) => (
          <div key={title}>
            <h4>{title}</h4>
            <Features items={items} label={details} />
          </div>
        ))}
        <div>
          <h4>{excluded.title}</h4>
          <CheckList items={excluded.items} kind="excluded" columns={2} />
        </div>
        <Trial>
          <p>{trial.text}</p>
          <ActionLink to={trial.to} look="text">
            {trial.label}
          </ActionLink>
        </Trial>
      </Detail>
    </Card>
  );
}
