import { ActionButton, ActionLink } from '@mosaico/shared-ui';
import { renderErrorCopy } from './content.ts';
import { Screen } from './screen.tsx';

export function RenderError({ onRetry }: { onRetry: () => void }) {
  return (
    <Screen title={renderErrorCopy.title} titleLanguage="en" text={renderErrorCopy.text}>
      <ActionButton onClick={onRetry}>{renderErrorCopy.retry}</ActionButton>
      <ActionLink to="shell/home" look="secondary">
        {renderErrorCopy.back}
      </ActionLink>
    </Screen>
  );
}
