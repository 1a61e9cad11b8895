import { useId } from 'react';
import type { CaseSummary, CaseTopic, PageLink } from '@mosaico/shared-types';
import { ActionLink, Section, VisuallyHidden } from '@mosaico/shared-ui';
import { CaseArticle, useCase } from '@mosaico/shared-ui/cases';
import styles from './finished-sites.module.css';

interface Kind {
  topic: CaseTopic;
  name: string;
  price: string;
  to: PageLink;
}

interface FinishedSitesProps {
  heading: string;
  lead: string;
  legend: string;
  landing: Kind;
  corporate: Kind;
  premium: Kind;
  store: Kind;
}

/** A finished site of each kind, one at a time, each with the way to what it is sold as. It works without scripts. */
export function FinishedSites({ heading, lead, legend, landing, corporate, premium, store }: FinishedSitesProps) {
  const name = useId();
  const sites = [
    { kind: landing, shown: useCase(landing.topic) },
    { kind: corporate, shown: useCase(corporate.topic) },
    { kind: premium, shown: useCase(premium.topic) },
    { kind: store, shown: useCase(store.topic) },
  ].filter((site): site is { kind: Kind; shown: CaseSummary } => site.shown?.site !== undefined);
  if (sites.length === 0) return null;
  const first = sites.find(({ kind }) => kind === premium) ?? sites[0];
  return (
    <Section heading={heading} lead={lead} tone="tinted">
      <div className={styles.sites}>
        <fieldset data-no-print>
          <legend>
            <VisuallyHidden>{legend}</VisuallyHidden>
          </legend>
          {sites.map(({ kind, shown }) => (
            <label key={kind.topic}>
              <input type="radio" name={name} value={kind.topic} defaultChecked={kind === first?.kind} />
              <strong>{kind.name}</strong> <span>{shown.client}</span>
            </label>
          ))}
        </fieldset>
        {sites.map(({ kind, shown }) => (
          <div key={kind.topic} className={styles.site}>
            <CaseArticle shown={shown} topic={kind.topic} stories="mf-testimonials/case">
              <ActionLink to={kind.to} look="secondary">
                {kind.name}, {kind.price}
              </ActionLink>
            </CaseArticle>
          </div>
        ))}
      </div>
    </Section>
  );
}
