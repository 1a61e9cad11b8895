import type { CaseSummary, CaseTopic } from '@mosaico/shared-types';
import { useCase } from '@mosaico/shared-ui/cases';
import styles from './screen.module.css';

/** Single screens of the site that is proof of a topic; none where there is no such site. */
export const useScreens = (topic: CaseTopic) => useCase(topic)?.site?.pages ?? [];

/** A screen of a client's site; nothing without one. */
export function Screen({ of }: { of: NonNullable<NonNullable<CaseSummary['site']>['pages']>[number] | undefined }) {
  if (!of) return null;
  const { url, alt, width, height } = of;
  return (
    <img className={styles.screen} src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  );
}
