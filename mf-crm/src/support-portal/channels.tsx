import { chatLink, useContent, useSite } from '@mosaico/shared-types';
import { ArrowRight, copy, VisuallyHidden } from '@mosaico/shared-ui';
import { Face } from '../people/face.tsx';
import { channels as channelsOf } from './content.ts';
import styles from './channels.module.css';

/** The ways to reach the support team, as tiles: what it is called, what it is for, when it is answered, and somebody who answers. */
export default function Channels({ ticket }: { ticket: string }) {
  const { agency, chat } = useSite();
  const channels = useContent(channelsOf);
  return (
    <ul className={styles.channels} role="list" data-assemble="">
      <li data-ground="b" data-tile="">
        <a href={`#${ticket}`} data-cover="">
          {channels.ticket.action} <ArrowRight size={24} />
        </a>
        <p>{channels.ticket.text}</p>
        <p>{channels.ticket.time}</p>
        <Face of="leo" />
      </li>
      <li data-ground="e" data-tile="">
        <a href={chatLink(chat, channels.chat.message)} target="_blank" rel="noopener noreferrer" data-cover="">
          {channels.chat.action} <ArrowRight size={24} />
          <VisuallyHidden> {copy.externalHint}</VisuallyHidden>
        </a>
        <p>{channels.chat.text}</p>
        <p>{channels.chat.time}</p>
        <Face of="equipo" />
      </li>
      <li data-ground="c" data-tile="">
        <a href={`mailto:${agency.supportEmail}`} data-cover="">
          {channels.email.action} <ArrowRight size={24} /> <small>{agency.supportEmail}</small>
        </a>
        <p>{channels.email.text}</p>
        <p>{channels.email.time}</p>
        <Face of="mar" />
      </li>
    </ul>
  );
}
