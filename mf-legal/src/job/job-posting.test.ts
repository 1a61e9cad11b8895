/** @jest-environment node */
import type { Amount, SiteConfiguration } from '@mosaico/shared-types';
import { description, opening } from '../video-designer/content.ts';
import { jobPosting } from './job-posting.ts';
import { salaryInWords } from './salary.ts';

const site = { agency: { name: 'Agencia', origin: 'https://agencia.example' } } as SiteConfiguration;
const dates = { posted: '2026-11-16', until: '2026-12-16', closed: false };
const monthly = { usd: 1200, text: '$1,200', per: 'month' } as const satisfies Amount;

test('search engines read all that the page says: conditions, each step, and what is asked of applicants', () => {
  const posting = jobPosting(opening(), description(), dates, site);
  for (const said of [
    '<li>Residencia: República Dominicana</li>',
    '<li>Prueba técnica: Te la enviamos por correo con sus instrucciones.</li>',
    '<p>El proceso tiene cuatro pasos. Formulario, prueba y entrevista son obligatorios.',
  ])
    expect(posting.description).toContain(said);
  expect(posting).not.toHaveProperty('baseSalary');
  expect(posting.validThrough).toBe('2026-12-16T23:59:59-05:00');
});

test.each([
  [monthly, { value: 1200, unitText: 'MONTH' }, '$1,200 USD al mes'],
  [{ ...monthly, from: true }, { minValue: 1200, unitText: 'MONTH' }, 'desde $1,200 USD al mes'],
  [{ usd: 9.5, text: '$9.50', per: 'hour' }, { value: 9.5, unitText: 'HOUR' }, '$9.50 USD por hora'],
] as const)('a salary is said to search engines, and in the same words as a condition', (salary, value, words) => {
  expect(jobPosting({ ...opening(), salary }, description(), dates, site)).toMatchObject({
    baseSalary: { '@type': 'MonetaryAmount', currency: 'USD', value: { '@type': 'QuantitativeValue', ...value } },
  });
  expect(salaryInWords(salary)).toEqual([{ title: 'Salario', description: words }]);
});

test('without a salary nothing is said of it', () => {
  expect(salaryInWords(undefined)).toEqual([]);
});
