import { render, screen, within } from '@testing-library/react';
import { site } from 'site-for-tests';
import { inShell } from '@mosaico/shared-ui/testing';
import { Team } from './team.tsx';

test('each person stands with portrait, name, role, a sentence and what they answer for', () => {
  const people = [
    {
      name: 'Nora Campos',
      role: 'Soporte',
      about: 'Abre tu pantalla contigo.',
      picture: '/nora.svg',
      answers: ['support' as const, 'courses' as const],
    },
  ];
  render(inShell(<Team />, { site: { ...site, people } }));
  const region = within(screen.getByRole('region', { name: 'Quién lo hace' }));
  const person = region.getByRole('listitem');
  expect(within(person).getByRole('heading', { name: 'Nora Campos' })).toBeVisible();
  expect(person).toHaveTextContent('Soporte');
  expect(person).toHaveTextContent('Abre tu pantalla contigo.');
  expect(person).toHaveTextContent('Te contesta sobre soporte y cursos');
  expect(person.querySelector('img')).toHaveAttribute('src', '/nora.svg');
});

test('somebody with a name alone is whole: their initial is the portrait', () => {
  const { container } = render(inShell(<Team />, { site: { ...site, people: [{ name: 'Íñigo' }] } }));
  expect(screen.getByRole('listitem')).toHaveTextContent(/^ÍÍñigo$/);
  expect(container.querySelector('img')).toBeNull();
});

test.each([undefined, []])('nobody, no strip (%j)', (people) => {
  render(inShell(<Team />, { site: { ...site, people } }));
  expect(screen.queryByRole('region')).toBeNull();
});
