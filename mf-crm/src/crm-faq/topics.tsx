import { styled } from '@mui/material/styles';
import { focusRing, space, token } from 'shared-ui';

const Groups = styled('nav')({
  display: 'none',
  // The questions themselves are the index where both do not fit beside each other.
  '@media (min-width: 60rem)': { display: 'grid', alignContent: 'start', gap: space(4) },
  position: 'sticky',
  insetBlockStart: space(13),
  '& h3': { marginBlockEnd: space(1), fontSize: '1.125rem' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '3px', listStyle: 'none', padding: 0 },
  '& a': {
    display: 'block',
    padding: `${space(0.75)} ${space(1.5)}`,
    borderRadius: `3px 3px ${space(1.5)} 3px`,
    backgroundColor: token.accentSoft,
    color: token.ink,
    fontSize: token.sizeSmall,
    textDecoration: 'none',
    transition: `background-color ${token.fast} ${token.ease}, color ${token.fast} ${token.ease}`,
  },
  '& a:hover': { backgroundColor: token.accent, color: token.onAccent },
  '& a:focus-visible': focusRing,
});

/** A subject and the questions that belong to it: anchor and short name of each. */
export interface Topic {
  name: string;
  links: readonly (readonly [anchor: string, label: string])[];
}

/** The questions by subject, each a link that opens it. */
export function Topics({ label, topics }: { label: string; topics: readonly Topic[] }) {
  return (
    <Groups aria-label={label}>
      {topics.map(({ name, links }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul role="list">
            {links.map(([anchor, text]) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Groups>
  );
}
