import { useContent } from '@mosaico/shared-types';
import { ComparisonTable } from '@mosaico/shared-ui';
import { useProofs } from '@mosaico/shared-ui/cases';
import { content, plans } from './content.ts';

/** The website plans beside each other, and the way to each but the one at hand, which stands out. */
export function WebsiteComparison({ current }: { current: string }) {
  const sites = useProofs(plans.map(({ topic }) => topic)).map(({ shown }) => shown?.pictures?.[0]);
  return (
    <ComparisonTable
      {...useContent(content)}
      plans={plans.map(({ name }) => name)}
      links={plans.map(({ name, to, label }) => (name === current ? undefined : { to, label }))}
      {...(sites.every(Boolean) && {
        art: sites.map((site) => (
          <img key={site?.url} src={site?.url} alt="" width={640} height={480} loading="lazy" decoding="async" />
        )),
      })}
      recommended={current}
    />
  );
}
