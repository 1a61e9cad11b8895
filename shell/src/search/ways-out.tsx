import { ArrowRight, ChatLinkButton, SiteLink } from '@mosaico/shared-ui';
import { searchCopy } from './content.ts';
import styles from './ways-out.module.css';

/** Half of a surrogate pair is no character, and no part of an address. */
const broken = /\p{Surrogate}/gu;

interface WaysOutProps {
  query: string;
  /** The visitor goes to the list of pages. */
  onLeave: () => void;
}

/** What to do when the search finds nothing: look through all pages, or ask a person. */
export function WaysOut({ query, onLeave }: WaysOutProps) {
  return (
    <div className={styles.ways}>
      <SiteLink to="shell/directory" onClick={onLeave}>
        {searchCopy.allPages}
        <ArrowRight />
      </SiteLink>
      <ChatLinkButton text={searchCopy.chatText(query.replace(broken, ''))} look="text">
        {searchCopy.chat}
      </ChatLinkButton>
    </div>
  );
}
