import { useContent } from '@mosaico/shared-types';
import { answers } from './content.ts';
import { Topics } from './topics.tsx';

/** Every question by its subject, as what the page opens with. */
export default function IndexOfQuestions() {
  const { index, topics } = useContent(answers);
  return <Topics label={index} topics={topics} />;
}
