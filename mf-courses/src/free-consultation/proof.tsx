import { CaseLine } from '../case-line/case-line.tsx';

/** What a client’s launch came to; nothing where the site has none. */
export default function Proof() {
  return <CaseLine topic="launches" />;
}
