import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { pageCategories, type Route } from 'shared-types';
import { ActionButton, focusRing, space, tileCorners, token } from 'shared-ui';
import { directory } from './content.ts';
import type { Filter } from './find-pages.ts';

const Form = styled('form')({
  display: 'grid',
  gap: space(2),
  minWidth: 0,
  '& label, & legend': { fontSize: token.sizeSmall, fontWeight: 600 },
  // Without scripts the whole list is there, and nothing to filter it with.
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
});

const Field = styled('div')({
  display: 'grid',
  gap: space(1),
  '& input': {
    width: '100%',
    minHeight: space(6.5),
    padding: `${space(1)} ${space(2)}`,
    border: `1.5px solid ${token.outline}`,
    borderRadius: tileCorners,
    backgroundColor: token.raised,
    '&::placeholder': { color: token.inkSoft, opacity: 1 },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

const Categories = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBlockEnd: space(1) },
  // A strip that is pushed sideways on a phone, a list beside the pages on a wide screen.
  '& > div': {
    display: 'flex',
    gap: space(1),
    marginInline: `calc(-1 * ${token.gutter})`,
    padding: `${space(0.5)} ${token.gutter}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  '@media (min-width: 40rem)': { '& > div': { flexWrap: 'wrap' } },
  '@media (min-width: 60rem)': { '& > div': { display: 'grid', gap: 0, margin: 0, padding: 0, overflow: 'visible' } },
});

const Category = styled('label')({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(1.5),
  minHeight: space(5.5),
  padding: `${space(0.75)} ${space(1.75)}`,
  border: `1.5px solid ${token.outline}`,
  borderRadius: `${token.radius} ${token.radius} ${space(1.75)} ${token.radius}`,
  color: token.inkSoft,
  cursor: 'pointer',
  transition: `background-color ${token.fast} ${token.ease}`,
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& > span': { fontVariantNumeric: 'tabular-nums', fontWeight: 400 },
  '&:hover': { color: token.ink, backgroundColor: token.tinted },
  '&:has(:checked)': { borderColor: token.accentText, color: token.accentText, backgroundColor: token.accentSoft },
  '&:has(:focus-visible)': { ...focusRing, outlineOffset: '-3px' },
  '@media (min-width: 60rem)': { borderColor: 'transparent', '&:has(:checked)': { borderColor: 'transparent' } },
});

const Outcome = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: space(4),
  color: token.inkSoft,
  fontSize: token.sizeSmall,
  '&& > button': { minHeight: space(4), padding: 0, fontSize: 'inherit' },
});

interface FilterFormProps {
  routes: readonly Route[];
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** How many pages match. */
  found: number;
}

/** Chooses which pages are listed. */
export function FilterForm({ routes, filter, onChange, found }: FilterFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const filtered = filter.text.trim() !== '' || filter.category !== undefined;
  const clear = (): void => {
    onChange({ text: '', category: undefined });
    // The button is gone with what it cleared.
    field.current?.focus();
  };
  const present = pageCategories.filter((category) => routes.some((route) => route.directory.category === category));
  return (
    <Form role="search" aria-label={directory.filter.name} onSubmit={(event) => event.preventDefault()}>
      <Field>
        <label htmlFor={id}>{directory.filter.text}</label>
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          placeholder={directory.filter.example}
          value={filter.text}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
        />
        <Outcome>
          <p role="status">{filtered ? directory.results.some(found, routes.length) : directory.results.all}</p>
          {filtered && (
            <ActionButton look="text" onClick={clear}>
              {directory.filter.clear}
            </ActionButton>
          )}
        </Outcome>
      </Field>
      <Categories>
        <legend>{directory.filter.category}</legend>
        <div>
          {[undefined, ...present].map((category) => (
            <Category key={category ?? ''}>
              <input
                type="radio"
                name={`${id}-category`}
                checked={filter.category === category}
                onChange={() => onChange({ ...filter, category })}
              />
              {category ?? directory.filter.all}
              <span>{routes.filter((route) => !category || route.directory.category === category).length}</span>
            </Category>
          ))}
        </div>
      </Categories>
    </Form>
  );
}
