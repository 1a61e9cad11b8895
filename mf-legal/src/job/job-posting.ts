import { lastSecondOf, type SiteConfiguration } from '@mosaico/shared-types';
import type { JobDescription, JobOpening } from './job-offer.ts';
import { salaryInWords } from './salary.ts';
import type { Posting } from './use-posting.ts';

/** Where applicants may live (ISO 3166-1), as both offers say. */
const country = 'DO';

const units = { month: 'MONTH', hour: 'HOUR' } as const;

/**
 * The offer as a schema.org `JobPosting`, with the fields that Google's documentation requires of a remote job: title,
 * description, date, organization, and the country applicants live in. The description is all that the page says of the job.
 */
export function jobPosting(
  { hero, salary, conditions, form: { mandatory, selection } }: JobOpening,
  { duties, requirements }: JobDescription,
  { posted, until }: Posting,
  { agency, timeZone }: SiteConfiguration,
) {
  return {
    '@type': 'JobPosting',
    title: hero.title,
    description: [
      `<p>${hero.lead}</p>`,
      list([...conditions, ...salaryInWords(salary)].map(described)),
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
    employmentType: 'FULL_TIME',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: country },
    ...(salary && { baseSalary: baseSalary(salary) }),
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

function baseSalary({ usd, from, per }: NonNullable<JobOpening['salary']>) {
  return {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', [from ? 'minValue' : 'value']: usd, unitText: units[per] },
  } as const;
}
