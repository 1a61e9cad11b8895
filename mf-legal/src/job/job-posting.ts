import type { SiteConfiguration } from '@mosaico/shared-types';
import type { JobOffer } from './job-page.tsx';
import type { Posting } from './use-posting.ts';

/** Where applicants may live (ISO 3166-1), as both offers say. */
const country = 'DO';

/**
 * The offer as a schema.org `JobPosting`, with the fields that Google's documentation requires of a remote job: title,
 * description, date, organization, and the country applicants live in.
 */
export function jobPosting(offer: JobOffer, { posted, until }: Posting, { agency }: SiteConfiguration) {
  const { hero, duties, requirements, selection } = offer;
  const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const lines = ({ items }: typeof duties): string[] =>
    items.map(({ title, description }) => `${title}: ${description}`);
  return {
    '@type': 'JobPosting',
    title: hero.title,
    description: [
      `<p>${hero.lead}</p>`,
      `<p>${duties.heading}</p>${list(lines(duties))}`,
      `<p>${requirements.heading}</p>${list(lines(requirements))}`,
      `<p>${selection.heading}</p>${list(selection.items.map(({ title }) => title))}`,
    ].join(''),
    datePosted: posted,
    validThrough: until,
    employmentType: 'FULL_TIME',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: country },
    hiringOrganization: { '@type': 'Organization', name: agency.name, sameAs: agency.origin },
    directApply: true,
  } as const;
}
