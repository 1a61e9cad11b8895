import { render, screen } from '@testing-library/react';
import { site } from 'site-for-tests';
import { facts, inShell } from '@mosaico/shared-ui/testing';
import { opening } from '../ads-specialist/content.ts';
import { useConditions } from './use-conditions.ts';

const ads = opening(facts);

function Conditions() {
  return useConditions(ads).map(({ title, description }) => <p key={title}>{`${title}: ${description}`}</p>);
}

const shown = (adsSpecialist: object): string[] => {
  render(inShell(<Conditions />, { site: { ...site, jobs: { ...site.jobs, adsSpecialist } } }));
  return screen.getAllByText(/: /).map(({ textContent }) => textContent);
};

test('pay, contract and start follow the conditions, as far as the owner says them', () => {
  const all = shown({ start: 'En dos semanas', contract: 'Por servicios', pay: '$1,800' });
  expect(all.slice(ads.conditions.length)).toEqual([
    'Pago: $1,800',
    'Contrato: Por servicios',
    'Inicio: En dos semanas',
  ]);
});

test('without them nothing is said of pay, contract or start', () => {
  expect(shown({})).toHaveLength(ads.conditions.length);
});
