import { render, screen } from '@testing-library/react';
import { CheckList } from './check-list.tsx';

it('says of each item whether it is included, not by colour or icon alone', () => {
  render(
    <>
      <CheckList items={['Hosting']} />
      <CheckList items={['Dominio']} kind="excluded" />
      <CheckList items={['Ten a mano tu logo']} kind="plain" />
    </>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Incluido: Hosting',
    'No incluido: Dominio',
    'Ten a mano tu logo',
  ]);
});
