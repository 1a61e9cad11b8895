import { useContent } from '@mosaico/shared-types';
import { ComparisonTable } from '@mosaico/shared-ui';
import { content, plans } from './content.ts';

/** The website plans beside each other, and the way to each but the one at hand. `marked` stands out. */
export function WebsiteComparison({ marked, current }: { marked?: string | undefined; current?: string | undefined }) {
  const recommended = marked ?? current;
  return (
    <ComparisonTable
      {...useContent(content)}
      plans={plans.map(({ name }) => name)}
      links={plans.map(({ name, ...link }) => (name === current ? undefined : link))}
      {...(recommended === undefined ? {} : { recommended })}
    />
  );
}
