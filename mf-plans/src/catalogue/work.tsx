import type { CaseTopic } from '@mosaico/shared-types';
import { resultOf, SampleNote, useProofs, workOf } from '@mosaico/shared-ui/cases';
import styles from './work.module.css';

/** Props of {@link Work} and {@link Proof}. */
interface WorkProps {
  topic: CaseTopic;
  /** The case that the page opens with: another client's work is shown, where there is one. */
  not?: string | undefined;
}

/** The case that is shown of a topic. */
function useShown({ topic, not }: WorkProps) {
  const { shown, besides } = useProofs([topic])[0] ?? {};
  return shown && shown.id === not ? (besides ?? shown) : shown;
}

/** A picture of what was made for a client; nothing where there is none. A phone shows a site by its first screen, if that is a wide one. */
export default function Work(props: WorkProps) {
  const shown = useShown(props);
  const picture = workOf(shown, props.topic);
  if (!picture) return null;
  const [page] = shown?.works?.some(({ topic }) => topic === props.topic) ? [] : (shown?.site?.pages ?? []);
  return (
    <picture>
      {page && page.width > page.height ? (
        <source media="(max-width: 39.99rem)" srcSet={page.url} width={page.width} height={page.height} />
      ) : null}
      <img src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" />
    </picture>
  );
}

/** Whose work it is and, with `result`, what came of it where that is what the case proves. */
export function Proof({ result, ...props }: WorkProps & { result: boolean }) {
  const shown = useShown(props);
  if (!shown) return null;
  const came = result && shown.topics.includes(props.topic) ? resultOf(shown, props.topic) : undefined;
  return (
    <p className={styles.proof} data-result={came ? '' : undefined}>
      {came ? (
        <>
          <strong>{came.figure}</strong> <span>{came.what}</span>{' '}
        </>
      ) : null}
      <small>
        {shown.client}
        <SampleNote {...shown} />
      </small>
    </p>
  );
}
