import { render, screen } from '@testing-library/react';
import { site } from 'site-for-tests';
import { daysAfter, type JsonLdNode } from '@mosaico/shared-types';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { dateInWords } from '../dates.ts';
import AdsSpecialist from './ads-specialist.tsx';

beforeAll(() => loadSections(<AdsSpecialist />));

const today = '2026-12-01';
const until = daysAfter(today, facts.number('mf-legal/job-posting-days'));
beforeEach(() => jest.useFakeTimers({ now: new Date(`${today}T12:00`), doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

test('the posting says experience, hours and how long it stands', () => {
  render(inShell(<AdsSpecialist />));
  const years = figure('mf-legal/ads-job-experience');
  expect(screen.getByText('Experiencia').nextElementSibling).toHaveTextContent(`${years}+ años`);
  expect(screen.getByText(`${years} años o más de experiencia`)).toBeVisible();
  expect(screen.getByText(`${figure('mf-legal/job-hours')} horas diarias, de lunes a viernes`)).toBeVisible();
  const dates = `Publicada el ${dateInWords(today)}, vigente hasta el ${dateInWords(until)}`;
  expect(screen.getByText(dates, { collapseWhitespace: false })).toBeVisible();
});

test('without the owner’s word nothing is said of pay, contract and place, and search engines, which require a place, are told of no job', () => {
  const things: JsonLdNode[] = [];
  const jobs = { adsSpecialist: {}, videoDesigner: {} };
  render(inShell(<AdsSpecialist />, { site: { ...site, jobs }, addJsonLd: (thing) => things.push(thing) }));
  expect(document.body).not.toHaveTextContent(/remoto|tiempo completo|República Dominicana|Pago|Contrato|Inicio/i);
  expect(things).toEqual([]);
});

test('what it pays is said where the site configuration says it', () => {
  const jobs = { ...site.jobs, adsSpecialist: { pay: '$1,200 al mes' } };
  render(inShell(<AdsSpecialist />, { site: { ...site, jobs } }));
  expect(screen.getByText('Pago').nextElementSibling).toHaveTextContent('$1,200 al mes');
});
