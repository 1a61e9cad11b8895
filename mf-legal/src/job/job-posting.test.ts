/** @jest-environment node */
import type { SiteConfiguration } from '@mosaico/shared-types';
import { description, opening } from '../video-designer/content.ts';
import { jobPosting } from './job-posting.ts';

const site = { agency: { name: 'Agencia', origin: 'https://agencia.example' } } as SiteConfiguration;
const dates = { posted: '2026-11-16', until: '2026-12-16', closed: false };
const { remote } = description();
const conditions = [...opening().conditions, { title: 'Pago', description: '$1,200 al mes' }];

test('search engines read all that the page says: tags, conditions, pay, each step, and what is asked of applicants', () => {
  if (!remote) throw new Error('This job is a remote one.');
  const posting = jobPosting(opening(), description(), remote, conditions, dates, site);
  for (const said of [
    '<li>Herramientas de IA</li>',
    '<li>Residencia: República Dominicana</li>',
    '<li>Pago: $1,200 al mes</li>',
    '<li>Prueba técnica: Te la enviamos por correo con sus instrucciones.</li>',
    '<p>El proceso tiene cuatro pasos. Formulario, prueba y entrevista son obligatorios.',
  ])
    expect(posting.description).toContain(said);
  expect(posting.validThrough).toBe('2026-12-16T23:59:59-05:00');
});
