import type { ReactNode } from 'react';
import { chatLink, useSite } from '@mosaico/shared-types';
import { ActionLink } from './action-link.tsx';
import type { ActionLook } from './action-look.ts';
import { Chat } from '../art/icons.tsx';

/** Props of {@link ChatLinkButton}. */
export interface ChatLinkButtonProps {
  children: ReactNode;
  /** The message that stands typed in when the chat opens. */
  text?: string;
  look?: ActionLook;
  wide?: boolean;
  /** Id of the words that say what pressing it costs. */
  describedBy?: string;
}

/** Opens the agency's chat with a message typed in already. Needs the shell's `SiteProvider`. */
export function ChatLinkButton({ children, text, ...shape }: ChatLinkButtonProps) {
  return (
    <ActionLink href={chatLink(useSite().chat, text)} icon={<Chat />} {...shape}>
      {children}
    </ActionLink>
  );
}
