import { fireEvent, render, screen, within } from '@testing-library/react';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { agenda, content, form } from './content.ts';
import FreeConsultation from './free-consultation.tsx';

beforeAll(() => loadSections(<FreeConsultation />));

test('the page says how long the consultation takes, and holds its form', () => {
  render(inShell(<FreeConsultation />));
  const minutes = figure('mf-courses/consultation-minutes');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${minutes} minutos`);
  // Once: every minute is a tile, besides.
  expect(screen.getAllByText(new RegExp(`\\b${minutes} min`))).toHaveLength(1);
  const spent = within(screen.getByRole('region', { name: agenda(facts).heading }));
  expect(spent.getAllByRole('listitem')).toHaveLength(3);
  // The last part ends with the call.
  expect(spent.getAllByRole('listitem').at(-1)).toHaveTextContent(`a ${minutes}`);
  expect(spent.getAllByText(/^Minuto/).map(({ textContent }) => textContent)).toEqual([
    'Minuto 0 a 10',
    'Minuto 10 a 20',
    'Minuto 20 a 30',
  ]);
  expect(screen.getByTitle(form.title)).toHaveAttribute('src', '/demo/formulario?formulario=consulta');
  const next = within(screen.getByRole('region', { name: content(facts).next.heading }));
  // The deadline and the end of unconfirmed appointments are those of clients' support.
  expect(next.getByText(/^Confirmamos tu horario/)).not.toHaveTextContent(/cancela/);
  expect(next.queryByText(new RegExp(`\\b${figure('mf-legal/appointment-confirmation-hours')} h`))).toBeNull();
  expect(screen.getByRole('link', { name: 'Lanzamiento de cursos' })).toHaveAttribute('href', '/lanzamientos-cursos');
});

test('where the scheduling does not load, that is said, with the chat', () => {
  render(inShell(<FreeConsultation />));
  expect(screen.queryByText('La agenda no cargó')).toBeNull();
  const script = document.getElementById('scheduling');
  if (script) fireEvent.error(script);
  expect(screen.getByText('La agenda no cargó')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Escribir por chat/ })).toHaveAttribute('href', '/demo/chat/13055550123');
});
