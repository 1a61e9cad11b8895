import { ActionLink } from '@mosaico/shared-ui';
import { notFoundCopy } from './content.ts';
import { Screen } from './screen.tsx';

export function NotFound() {
  return (
    <Screen title={notFoundCopy.title} text={notFoundCopy.text}>
      <ActionLink to="shell/home">{notFoundCopy.back}</ActionLink>
      <ActionLink to="shell/home#precios" look="text">
        {notFoundCopy.prices}
      </ActionLink>
      <ActionLink to="shell/directory" look="text">
        {notFoundCopy.directory}
      </ActionLink>
    </Screen>
  );
}
