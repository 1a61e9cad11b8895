import { chatLink, useSite } from '@mosaico/shared-types';
import { ActionButton, ActionLink } from '@mosaico/shared-ui';
import { pageUnavailableCopy } from './content.ts';
import { Screen } from './screen.tsx';

export function PageUnavailable({ onRetry }: { onRetry: () => void }) {
  const { chat } = useSite();
  return (
    <Screen title={pageUnavailableCopy.title} text={pageUnavailableCopy.text}>
      <ActionButton onClick={onRetry}>{pageUnavailableCopy.retry}</ActionButton>
      <ActionLink href={chatLink(chat)} look="secondary">
        {pageUnavailableCopy.chat}
      </ActionLink>
    </Screen>
  );
}
