import { fireEvent, render, screen, within } from '@testing-library/react';
import { inShell } from '@mosaico/shared-ui/testing';
import FreeConsultation from './free-consultation.tsx';

test('the page says how long the consultation takes, and holds its form', () => {
  render(inShell(<FreeConsultation />));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('30 minutos para aclarar tu curso');
  expect(screen.getByText('30 min')).toBeVisible();
  expect(screen.getByTitle('Formulario de consulta gratuita')).toHaveAttribute(
    'src',
    '/demo/formulario?formulario=consulta',
  );
  const next = within(screen.getByRole('region', { name: 'Qué pasa después de enviarla' }));
  expect(next.getByRole('heading', { name: 'Te confirmamos en 24 horas' })).toBeVisible();
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
