import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useSite } from 'shared-types';
import { Container, copy, inkTone, Logo, space, token, VisuallyHidden } from 'shared-ui';
import { layoutCopy, legalLinks } from './content.ts';
import { CurrentYear } from './current-year.tsx';

const Band = styled('footer')({
  ...inkTone,
  // The chat button floats over the page's bottom left: the last line stays clear of it.
  paddingBlock: `${space(8)} ${space(12)}`,
  '@media print': { display: 'none' },
});

const Grid = styled(Container)({
  display: 'grid',
  gap: space(5),
  '@media (min-width: 48rem)': { gridTemplateColumns: '1.4fr 1fr 1fr' },
  '& > div': { display: 'grid', gap: space(2), alignContent: 'start', justifyItems: 'start' },
  '& p': { color: token.inkSoft, maxWidth: '34ch' },
  '& ul': { display: 'grid', gap: space(0.5), margin: 0 },
  '& li a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: space(4.5),
    color: token.ink,
    textDecoration: 'none',
  },
  '& li a:hover': { textDecoration: 'underline' },
});

const Rights = styled('p')({
  fontSize: token.sizeSmall,
  gridColumn: '1 / -1',
  borderBlockStart: `1px solid ${token.line}`,
  paddingBlockStart: space(3),
  '&&': { maxWidth: 'none' },
});

export function Footer() {
  const { agency } = useSite();
  return (
    <Band>
      <Grid>
        <div>
          <Logo name={agency.name} />
          <p>{layoutCopy.footer.promise}</p>
        </div>
        <ul role="list">
          <li>
            <a href={`mailto:${agency.supportEmail}`}>{layoutCopy.footer.contact}</a>
          </li>
          <li>
            <a href={agency.socialProfile} target="_blank" rel="noopener noreferrer">
              {layoutCopy.footer.social}
              <VisuallyHidden> {copy.externalHint}</VisuallyHidden>
            </a>
          </li>
        </ul>
        <ul role="list">
          {legalLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <Rights>
          © <CurrentYear /> {agency.legalName}. {layoutCopy.footer.rights}
        </Rights>
      </Grid>
    </Band>
  );
}
