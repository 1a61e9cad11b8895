import type { ReactNode } from 'react';
import { ActionLink } from './action-link.tsx';
import { ChatLinkButton } from './chat-link-button.tsx';

/** Props of {@link Contract}. */
export interface ContractProps {
  /** Address of the payment page. Without one the plan is agreed by chat. */
  payment: string | undefined;
  /** Message typed into the chat. */
  message: string;
  children: ReactNode;
}

/** Contracts a plan: by its payment page, or by chat where it has none. */
export function Contract({ payment, message, children }: ContractProps) {
  if (payment === undefined) {
    return (
      <ChatLinkButton text={message} wide>
        {children}
      </ChatLinkButton>
    );
  }
  return (
    <ActionLink href={payment} wide>
      {children}
    </ActionLink>
  );
}
