import { SiteLink } from '@mosaico/shared-ui';
import { SampleNote, useProofs } from '@mosaico/shared-ui/cases';
import { GlazedTile } from '../tiles/glazed-tile.tsx';
import { works } from './content.ts';

/** Shown where the site has no picture of a work. */
const figures = ['quarter', 'petal', 'disc', 'half'] as const;

/** One client's works, where a client has some of each, as tiles that lead to where each is sold. */
export default function HeroWorks() {
  const proofs = useProofs(works.map(({ topic }) => topic));
  return works.map(({ topic, name, to }, index) => {
    const { shown, besides } = proofs[index] ?? {};
    const work = besides?.works?.find((each) => each.topic === topic);
    const [client, picture] = besides && work ? [besides, work.picture] : [shown, shown?.pictures?.[0]];
    return (
      <li key={topic} data-tile="">
        {client && picture ? (
          <>
            <img src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" />
            <SiteLink to={to} data-cover="">
              <span>
                {name}{' '}
                <small>
                  {client.client}
                  <SampleNote {...client} />
                </small>
              </span>
            </SiteLink>
          </>
        ) : (
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <GlazedTile ground="a" paint="e" figure={figures[index % figures.length] ?? 'petal'} joint={0} />
          </svg>
        )}
      </li>
    );
  });
}
