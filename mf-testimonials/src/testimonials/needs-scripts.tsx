import { useSite } from '@mosaico/shared-types';
import { ActionLink, Notice } from '@mosaico/shared-ui';
import { withoutScripts } from './content.ts';
import styles from './needs-scripts.module.css';

/** For visitors whose browser runs no scripts, where no video is known without: nobody else sees it. */
export function NeedsScripts() {
  const { agency } = useSite();
  return (
    <div className={styles.withoutScripts}>
      <Notice kind="important" title={withoutScripts.title}>
        <p>{withoutScripts.text}</p>
        <ActionLink href={agency.socialProfile} look="text">
          {withoutScripts.social}
        </ActionLink>
      </Notice>
    </div>
  );
}
