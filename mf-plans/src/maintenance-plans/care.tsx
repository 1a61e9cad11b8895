import { styled } from '@mui/material/styles';
import { Section, space, token } from 'shared-ui';
import { copy } from './content.ts';
import { Requests, type Request } from './requests.tsx';

const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(7),
  '& h3': { marginBlockEnd: space(3), fontSize: token.sizeHeading },
  '@media (min-width: 60rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(10) },
});

const Group = styled('div')({
  '& + &': { marginBlockStart: space(4) },
  '& > p': { marginBlockEnd: space(1.5), fontSize: token.sizeSmall, color: token.inkSoft },
  '& > ul': { display: 'grid', gap: space(2.5) },
  '& li': { fontWeight: 600 },
});

const tile = '2rem';

// A frieze runs from one end of the month to the other.
const Frieze = styled('div')({
  height: tile,
  marginBlockStart: space(1),
  borderRadius: `${token.radius} ${token.radius} ${space(2)} ${token.radius}`,
  backgroundSize: `${tile} ${tile}`,
  // As many whole tiles as fit.
  backgroundRepeat: 'round',
  '[data-layer="server"] > &': {
    backgroundColor: token.tileD,
    backgroundImage: `radial-gradient(circle at 50% 100%, ${token.tileC} 1rem, transparent calc(1rem + 0.5px))`,
  },
  '[data-layer="server"]:nth-of-type(even) > &': {
    backgroundImage: `radial-gradient(circle at 0 100%, ${token.tileC} 2rem, transparent calc(2rem + 0.5px))`,
  },
  '[data-layer="site"] > &': {
    backgroundColor: token.tileA,
    backgroundImage: `radial-gradient(circle at 50% 50%, ${token.tileE} 0.55rem, transparent calc(0.55rem + 0.5px))`,
  },
  '[data-layer="site"]:nth-of-type(even) > &': {
    backgroundImage: `radial-gradient(circle at 100% 0, ${token.tileE} 2rem, transparent calc(2rem + 0.5px))`,
  },
});

/** What goes on all month without a word, and what happens when the client writes. */
export function Care({ requests }: { requests: readonly Request[] }) {
  const { heading, lead, always, asked } = copy.care;
  return (
    <Section heading={heading} lead={lead} tone="ink">
      <Halves>
        <div>
          <h3>{always.title}</h3>
          {always.groups.map(({ from, lanes }) => (
            <Group key={from}>
              <p>{from}</p>
              <ul role="list">
                {lanes.map(({ layer, text }) => (
                  <li key={text} data-layer={layer}>
                    {text}
                    <Frieze aria-hidden="true" />
                  </li>
                ))}
              </ul>
            </Group>
          ))}
        </div>
        <div>
          <h3>{asked.title}</h3>
          <Requests note={asked.note} requests={requests} />
        </div>
      </Halves>
    </Section>
  );
}
