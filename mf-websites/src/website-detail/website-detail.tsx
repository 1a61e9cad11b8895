import { section } from '@mosaico/shared-types';
import { ClosingCall, Section } from '@mosaico/shared-ui';
import { WebsiteComparison } from '../website-comparison/website-comparison.tsx';
import { Apart } from './apart.tsx';
import { Contents } from './contents.tsx';
import { Hero } from './hero.tsx';
import { Process } from './process.tsx';
import { Purchase } from './purchase.tsx';
import type { Website } from './website.ts';

const Proof = section('never', () => import('./proof.tsx'));

/** The page of one kind of website: the offer, what it brings, how it goes, what it leaves out, and how to get it. */
export function WebsiteDetail({ website }: { website: Website }) {
  const { offer, comparison, closing, compared } = website;
  const actions = <Purchase offer={offer} />;
  return (
    <>
      <Hero website={website} actions={actions} />
      <Proof topic={website.proof} />
      <Contents website={website} />
      <Process {...website.process} />
      <Apart offer={offer} items={website.apart} />
      <Section heading={comparison.heading} lead={comparison.lead} tone="tinted">
        <WebsiteComparison current={compared} />
      </Section>
      <ClosingCall heading={closing.heading} text={closing.text} actions={actions} />
    </>
  );
}
