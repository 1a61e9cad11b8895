import { SiteLink } from '@mosaico/shared-ui';
import { SampleNote, useProofs } from '@mosaico/shared-ui/cases';
import { GlazedTile } from '../tiles/glazed-tile.tsx';
import { work } from './content.ts';

/** One work, large, that leads to where its like is sold; a tile where the site has no picture of one. */
export default function HeroWork() {
  const [{ shown, besides } = {}] = useProofs([work.topic]);
  const other = besides?.works?.find((each) => each.topic === work.topic);
  const [client, picture] = besides && other ? [besides, other.picture] : [shown, shown?.pictures?.[0]];
  if (!client || !picture)
    return (
      <svg viewBox="0 0 100 75" preserveAspectRatio="none" aria-hidden="true">
        <GlazedTile ground="a" paint="e" figure="petal" joint={0} />
      </svg>
    );
  return (
    <>
      <img src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" />
      <SiteLink to={work.to} data-cover="">
        <span>
          {work.name}{' '}
          <small>
            {client.client}
            <SampleNote {...client} />
          </small>
        </span>
      </SiteLink>
    </>
  );
}
