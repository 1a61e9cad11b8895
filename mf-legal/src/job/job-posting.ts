import { lastSecondOf, type SiteConfiguration } from '@mosaico/shared-types';
import type { Condition, JobDescription, JobOpening } from './job-offer.ts';
import type { Posting } from './use-posting.ts';

/**
 * The offer as a schema.org `JobPosting`, with the fields that Google's documentation requires of a remote job: title,
 * description, date, organization, and the country applicants live in. The description is all that the page says of the job.
 */
export function jobPosting(
  { hero, form: { mandatory, selection } }: JobOpening,
  { duties, requirements }: JobDescription,
  { employmentType, country }: NonNullable<JobDescription['remote']>,
  conditions: readonly Condition[],
  { posted, until }: Posting,
  { agency, timeZone }: SiteConfiguration,
) {
  return {
    '@type': 'JobPosting',
    title: hero.title,
    description: [
      `<p>${hero.lead}</p>`,
      list([...(hero.tags ?? []), ...conditions.map(described)]),
      ...part(duties.heading, duties.items.map(described)),
      ...part(requirements.heading, requirements.items.map(described)),
      ...part(
        selection.heading,
        selection.items.map(({ title, text }) => (text === undefined ? title : `${title}: ${text}`)),
      ),
      `<p>${mandatory.title}. ${mandatory.text}</p>`,
    ].join(''),
    datePosted: posted,
    validThrough: lastSecondOf(until, { timeZone }),
    employmentType,
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: country },
    hiringOrganization: { '@type': 'Organization', name: agency.name, sameAs: agency.origin },
    directApply: true,
  } as const;
}

function described({ title, description }: { title: string; description: string }): string {
  return `${title}: ${description}`;
}

function part(heading: string, items: readonly string[]): string[] {
  return [`<p>${heading}</p>`, list(items)];
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
