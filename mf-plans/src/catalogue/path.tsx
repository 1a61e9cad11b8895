import type { ReactNode } from 'react';
import type { CaseSummary, CaseTopic } from '@mosaico/shared-types';
import { piecesOf, SampleNote, useCase } from '@mosaico/shared-ui/cases';
import { ClientLogo } from './logos.tsx';
import { ServiceWords, type WallTile } from './price-wall.tsx';
import { Sign } from './sign.tsx';
import Work, { Proof } from './work.tsx';
import styles from './path.module.css';

/** Props of {@link Path}. */
interface PathProps {
  /** The topic whose case is followed. */
  follows: CaseTopic;
  tiles: readonly WallTile[];
  /** What stands at its end: beside the last station, where there is room. */
  children: ReactNode;
}

/** What was made for a client at a station. Their stories are the second of their ads. */
function madeFor(shown: CaseSummary, { sign, topic }: WallTile) {
  const [ad, stories] = piecesOf(shown, 'ads');
  const own = { ads: ad, videos: stories, websites: shown.pictures?.[0] } as const;
  return sign in own ? own[sign as keyof typeof own] : shown.works?.find((work) => work.topic === topic)?.picture;
}

/**
 * Services as the stations of a path, each with what was made there for one client, who is named at their logo, or for another one who came
 * by.
 */
export function Path({ follows, tiles, children }: PathProps) {
  const shown = useCase(follows);
  return (
    <div className={styles.path}>
      <ol role="list">
        {tiles.map((tile) => {
          const { sign, title, topic } = tile;
          const made = shown && madeFor(shown, tile);
          const page = sign === 'websites' ? shown?.site?.pages?.[0] : undefined;
          const isLogo = sign === 'logo' && shown;
          return (
            <li key={title} data-sign={sign} data-tile="">
              <div className={styles.made}>
                {isLogo ? <ClientLogo of={shown.client} /> : null}
                {made ? (
                  <img src={made.url} alt="" width={640} height={480} loading="lazy" decoding="async" />
                ) : isLogo ? null : (
                  <>
                    <Sign name={sign} />
                    {topic ? (
                      <>
                        <Work topic={topic} />
                        <Proof topic={topic} result={false} />
                      </>
                    ) : null}
                  </>
                )}
                {page && made ? (
                  <img src={page.url} alt="" width={page.width} height={page.height} loading="lazy" decoding="async" />
                ) : null}
              </div>
              {isLogo ? (
                <p className={styles.whose}>
                  {shown.client}
                  <SampleNote {...shown} />
                </p>
              ) : null}
              <ServiceWords {...tile} />
            </li>
          );
        })}
      </ol>
      {children}
    </div>
  );
}
