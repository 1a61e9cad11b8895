import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { typeInto } from './react-value-tracker.ts';

function Field({ multiline }: { multiline: boolean }) {
  const [text, setText] = useState('');
  const props = {
    value: text,
    'aria-label': 'Nombre',
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
  };
  return (
    <>
      {multiline ? <textarea {...props} /> : <input {...props} />}
      <p>Hola, {text}</p>
    </>
  );
}

test.each([
  ['an input', false],
  ['a textarea', true],
])('react-dom, value: the property of %s tracks what scripts set, and not what is set past it', (_, multiline) => {
  render(<Field multiline={multiline} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
  expect(Object.hasOwn(field, 'value')).toBe(true);
  // As where a visitor has typed before React hydrated: the field has the text already.
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', 'Ana', field);
  act(() => typeInto(field, 'Ana'));
  expect(field).toHaveValue('Ana');
  expect(screen.getByText('Hola, Ana')).toBeVisible();
  fireEvent.change(field, { target: { value: 'Eva' } });
  expect(screen.getByText('Hola, Eva')).toBeVisible();
});
