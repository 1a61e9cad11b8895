import { chatLink, useContent, useSite } from '@mosaico/shared-types';
import { ArrowRight, copy, VisuallyHidden } from '@mosaico/shared-ui';
import { channels as channelsOf } from './content.ts';
import { Drawing } from './drawing.tsx';
import styles from './channels.module.css';

/** What is drawn for a channel. */
const things = {
  ticket: ['M6 12h84v16a8 8 0 0 0 0 16v16H6V44a8 8 0 0 0 0-16z', 'M18 24h20v24H18z', 'M48 28h28M48 36h28M48 44h16'],
  chat: ['M6 6h64v34H26L14 50V40H6z', 'M34 32h56v26h-6v10L72 58H34z', 'M16 17h44M16 26h10M44 42h36M44 50h24'],
  email: ['M8 8h80v56H8z', 'M66 8h22v22A22 22 0 0 1 66 8z', 'm8 10 40 31 40-31'],
} as const;

/** The ways to reach the support team, as tiles: what it is called, what it is for, and when it is answered. */
export function Channels({ ticket }: { ticket: string }) {
  const { agency, chat } = useSite();
  const channels = useContent(channelsOf);
  return (
    <ul className={styles.channels} role="list" data-assemble="">
      <li data-ground="b" data-tile="">
        <a href={`#${ticket}`} data-cover="">
          {channels.ticket.action}
        </a>
        <p>{channels.ticket.text}</p>
        <p>{channels.ticket.time}</p>
        <div className={styles.drawing}>
          <Drawing paths={things.ticket} />
        </div>
        <ArrowRight size={24} />
      </li>
      <li data-ground="e" data-tile="">
        <a href={chatLink(chat, channels.chat.message)} target="_blank" rel="noopener noreferrer" data-cover="">
          {channels.chat.action}
          <VisuallyHidden> {copy.externalHint}</VisuallyHidden>
        </a>
        <p>{channels.chat.text}</p>
        <p>{channels.chat.time}</p>
        <div className={styles.drawing}>
          <Drawing paths={things.chat} />
        </div>
        <ArrowRight size={24} />
      </li>
      <li data-ground="c" data-tile="">
        <a href={`mailto:${agency.supportEmail}`} data-cover="">
          {channels.email.action} <small>{agency.supportEmail}</small>
        </a>
        <p>{channels.email.text}</p>
        <p>{channels.email.time}</p>
        <div className={styles.drawing}>
          <Drawing paths={things.email} />
        </div>
        <ArrowRight size={24} />
      </li>
    </ul>
  );
}
