import { render, screen, within } from '@testing-library/react';
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
