import { useContent } from '@mosaico/shared-types';
import { CaseTiles } from '@mosaico/shared-ui/cases';
import { sites } from './content.ts';

/** A finished site of each kind with its price, each leading to what it is sold as. */
export default function Opening() {
  return <CaseTiles items={useContent(sites).tiles} />;
}
