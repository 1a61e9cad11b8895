import { useContent } from '@mosaico/shared-types';
import { Scene } from '@mosaico/shared-ui';
import { PricedWorks } from '../catalogue/priced-works.tsx';
import { recommends, sceneOf, worksOf } from './content.ts';
import styles from './art.module.css';

/** Who recommends, among works with their prices, which lead to the cards below; a shelf of prices where there are no works. */
export default function Art({ name, place }: { name: string; place: number }) {
  const works = useContent(worksOf);
  const isSecond = place % 2 === 1;
  return (
    <PricedWorks
      items={isSecond ? [...works].reverse() : works}
      ownAt={isSecond ? 3 : 0}
      own={
        <li key="name" data-tile="">
          <p className={styles.name} data-tone={isSecond ? 'b' : undefined}>
            <strong>{name}</strong>
            {recommends}
          </p>
        </li>
      }
    >
      <Scene art={useContent(sceneOf(name, place))} assemble />
    </PricedWorks>
  );
}
