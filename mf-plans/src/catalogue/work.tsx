import type { CaseTopic } from '@mosaico/shared-types';
import { useProofs, workOf } from '@mosaico/shared-ui/cases';

/** Props of {@link Work}. */
interface WorkProps {
  topic: CaseTopic;
  /** The case that the page opens with: another client's work is shown, where there is one. */
  not?: string | undefined;
}

/** A picture of what was made for a client; nothing where there is none. */
export default function Work({ topic, not }: WorkProps) {
  const { shown, besides } = useProofs([topic])[0] ?? {};
  const picture = workOf(shown && shown.id === not ? (besides ?? shown) : shown, topic);
  if (!picture) return null;
  return <img src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" />;
}
