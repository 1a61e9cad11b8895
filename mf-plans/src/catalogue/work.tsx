import type { CaseTopic } from '@mosaico/shared-types';
import { useCase, workOf } from '@mosaico/shared-ui/cases';

/** A picture of what was made for a client; nothing where there is none. */
export default function Work({ topic }: { topic: CaseTopic }) {
  const picture = workOf(useCase(topic), topic);
  if (!picture) return null;
  return <img src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" />;
}
