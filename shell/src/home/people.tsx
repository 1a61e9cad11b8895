import { Team } from '@mosaico/shared-ui/people';

/** Who works at the agency. */
export default function People() {
  return <Team />;
}
