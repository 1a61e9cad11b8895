import type { ReactNode } from 'react';
import type { CaseTopic } from '@mosaico/shared-types';
import { useCase } from '@mosaico/shared-ui/cases';
import { SiteSketch, type Sketch } from '../site-sketch/site-sketch.tsx';
import { cover } from './content.ts';
import styles from './cover.module.css';

/** What stands above the words of a card: the front page of a finished site, or a drawing where there is none. */
export interface CardArt {
  /** Cases of which the first one's site is shown. */
  topic?: CaseTopic;
  /** Of its single screens, this one in place of the front page. */
  screen?: number;
  sketch: Sketch;
}

/** The art of a card. */
export default function Cover({ topic, screen, sketch }: CardArt) {
  const drawing = (
    <div className={styles.drawing}>
      <SiteSketch sketch={sketch} />
    </div>
  );
  return topic === undefined ? (
    drawing
  ) : (
    <Finished topic={topic} screen={screen}>
      {drawing}
    </Finished>
  );
}

interface FinishedProps {
  topic: CaseTopic;
  screen: number | undefined;
  children: ReactNode;
}

function Finished({ topic, screen, children }: FinishedProps) {
  const shown = useCase(topic);
  const [front] = shown?.pictures ?? [];
  const picture = (screen === undefined ? undefined : shown?.site?.pages?.[screen]) ?? front;
  if (!shown || !picture) return children;
  return (
    <figure className={styles.cover}>
      <img src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" />
      <figcaption>
        {shown.client} {shown.sample ? <span>{cover.sample}</span> : null}
      </figcaption>
    </figure>
  );
}
