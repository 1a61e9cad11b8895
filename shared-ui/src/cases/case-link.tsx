import type { CaseSummary, CaseTopic, PageName } from '@mosaico/shared-types';
import { SiteLink, VisuallyHidden } from '@mosaico/shared-ui';
import { stories as words } from './words.ts';

/** Props of {@link CaseLink}. */
export interface CaseLinkProps {
  shown: Pick<CaseSummary, 'id' | 'client'>;
  /** What the case is shown as proof of. */
  topic: CaseTopic;
  /** The page of each case, by the case's id as its slug. */
  stories: PageName;
}

/** The way to a case's story, in words that say what there is to see; for screen readers, of whom. */
export function CaseLink({ shown: { id, client }, topic, stories }: CaseLinkProps) {
  return (
    <SiteLink to={`${stories}/${id}`}>
      {words[topic]}
      <VisuallyHidden> ({client})</VisuallyHidden>
    </SiteLink>
  );
}
