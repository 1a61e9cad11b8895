import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { contentAfter } from './content.ts';
import { Reasons } from './reasons.tsx';

/** Why here: what is promised. */
export default function After() {
  const { heading, ...reasons } = useContent(contentAfter);
  return (
    <Section heading={heading}>
      <Reasons {...reasons} />
    </Section>
  );
}
