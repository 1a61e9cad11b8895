import { act, fireEvent, render, screen } from '@testing-library/react';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import { cellsFrom, DocumentPage } from './document.tsx';

const show = jest.fn();
const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue();
const element = (
  <DocumentPage
    title="Términos"
    updated={<time dateTime="2025-06">Junio de 2025</time>}
    clauses={[
      {
        number: '15',
        title: 'Varios',
        body: ['Texto', ['Un punto']],
        parts: [{ number: '15.2', title: 'Ley', body: ['Florida'] }],
      },
    ]}
  />
);
const page = inShell(element, { toast: { show, promise: () => undefined } });

beforeAll(() => loadSections(element));
beforeEach(() => Object.assign(navigator, { clipboard: { writeText } }));

it('has an anchor for each clause, named in the contents', () => {
  render(page);
  expect(screen.getByRole('heading', { level: 2, name: '15. Varios' }).parentElement).toHaveAttribute(
    'id',
    'clausula-15',
  );
  expect(screen.getByRole('heading', { level: 3, name: '15.2. Ley' }).parentElement).toHaveAttribute(
    'id',
    'clausula-15-2',
  );
  expect(screen.getByRole('link', { name: '15 Varios', hidden: true })).toHaveAttribute('href', '#clausula-15');
  expect(screen.getByText('Junio de 2025').closest('p')).toHaveTextContent('Última actualización: Junio de 2025');
});

it('copies the address of a clause', async () => {
  render(page);
  const link = screen.getByRole('link', { name: 'Copiar enlace a la cláusula 15.2' });
  expect(link).toHaveAttribute('href', '#clausula-15-2');
  fireEvent.click(link);
  await act(() => Promise.resolve());
  expect(writeText).toHaveBeenCalledWith('http://localhost/#clausula-15-2');
  expect(show).toHaveBeenCalledWith('¡Copiado!', {
    type: 'success',
    description: 'El enlace se ha copiado al portapapeles',
  });
});

it('says so when the clipboard refuses', async () => {
  writeText.mockRejectedValueOnce(new Error('denied'));
  render(page);
  fireEvent.click(screen.getByRole('link', { name: 'Copiar enlace a la cláusula 15' }));
  await act(() => Promise.resolve());
  expect(show).toHaveBeenLastCalledWith('Error', { type: 'error', description: 'No se pudo copiar el enlace' });
});

it('draws on a clause’s plate what it comes to, for the eyes alone', async () => {
  const drawn = (
    <DocumentPage
      title="Términos"
      clauses={[{ number: '1', title: 'Plazo', body: ['Avisa 10 días antes.'] }]}
      drawings={[
        {
          clause: '1',
          ground: 'a',
          label: 'Cada cuadro es un día',
          cells: { count: 10, columns: 5, marked: cellsFrom(9, 10), outlined: [1] },
          ends: ['Avisas', 'Cobro'],
        },
      ]}
    />
  );
  await loadSections(drawn);
  const { container } = render(inShell(drawn));
  const drawing = container.querySelector('#clausula-1[data-ground] > [aria-hidden="true"]');
  expect(drawing).toHaveTextContent('Cada cuadro es un díaAvisasCobro');
  expect(drawing?.querySelectorAll('rect')).toHaveLength(10);
  expect(drawing?.querySelectorAll('[data-mark="full"]')).toHaveLength(2);
});
