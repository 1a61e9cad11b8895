import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { chatLink, useFooterLinks, useSite, useYear } from 'shared-types';
import { ActionLink, Actions, Chat, Container, focusRing, inkTone, Logo, ReviewsWidget, space, token } from 'shared-ui';
import { layoutCopy } from './content.ts';
import { Frieze } from './frieze.tsx';

const Band = styled('footer')({
  ...inkTone,
  display: 'grid',
  gap: space(4),
  '@media print': { display: 'none' },
});

const Grid = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(6)} ${space(6)}`,
  paddingBlockStart: `clamp(${space(6)}, 5vw, ${space(10)})`,
  '@media (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
});

const Agency = styled('div')({
  display: 'grid',
  gap: space(2.5),
  alignContent: 'start',
  justifyItems: 'start',
  '& > p': { color: token.inkSoft, maxWidth: '32ch' },
});

const Groups = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space(4)} ${space(3)}`,
  // Two groups side by side, and the third below them.
  '& > :last-child': { gridColumn: '1 / -1' },
  '@media (min-width: 40rem)': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > :last-child': { gridColumn: 'auto' },
  },
});

const Group = styled('nav')({
  '& > h2': {
    marginBlockEnd: space(1),
    fontFamily: token.text,
    fontSize: token.sizeSmall,
    fontWeight: 600,
    letterSpacing: 0,
    lineHeight: 1.4,
    color: token.inkSoft,
  },
  '& a': {
    display: 'inline-flex',
    paddingBlock: space(1),
    lineHeight: 1.4,
    color: token.ink,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& a:focus-visible': { ...focusRing, outlineOffset: 0 },
});

const Below = styled('div')({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space(3),
  '& > p': {
    borderBlockStart: `1px solid ${token.line}`,
    paddingBlockStart: space(3),
    fontSize: token.sizeSmall,
    color: token.inkSoft,
  },
});

/** The end of every page: how to reach the agency, where else to go, and what clients say. */
export function Footer() {
  const { agency, chat } = useSite();
  const { footer } = layoutCopy;
  const groups = useFooterLinks().filter(({ links }) => links.length > 0);
  const year = useYear();
  return (
    <Band>
      <Grid>
        <Agency>
          <Logo name={agency.name} />
          <p>{footer.promise}</p>
          <Actions>
            <ActionLink href={chatLink(chat)} look="secondary" icon={<Chat />}>
              {footer.contact}
            </ActionLink>
            <ActionLink href={agency.socialProfile} look="text">
              {footer.social}
            </ActionLink>
          </Actions>
        </Agency>
        <Groups>
          {groups.map(({ group, links }) => (
            <Group key={group} aria-label={group}>
              <h2>{group}</h2>
              <ul role="list">
                {links.map(({ path, label }) => (
                  <li key={path}>
                    <Link to={path}>{label}</Link>
                  </li>
                ))}
              </ul>
            </Group>
          ))}
        </Groups>
        <Below>
          <ReviewsWidget />
          <p>
            © {year} {agency.legalName}. {footer.rights}
          </p>
        </Below>
      </Grid>
      <Frieze />
    </Band>
  );
}
