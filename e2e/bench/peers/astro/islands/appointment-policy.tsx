import Below from '../../../../../mf-legal/src/appointment-policy/below.tsx';
import { Frame, type IslandProps } from '../frame.tsx';

/** What stands below the text. */
export function Rest({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <Below />
    </Frame>
  );
}
