import { useId, useRef } from 'react';
import { pageCategories, type Route } from '@mosaico/shared-types';
import { ActionButton } from '@mosaico/shared-ui';
import { directory } from './content.ts';
import type { Filter } from './find-pages.ts';
import styles from './filter-form.module.css';

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
    <form
      className={styles.form}
      role="search"
      aria-label={directory.filter.name}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.field}>
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
        <div className={styles.outcome}>
          <p role="status">{filtered ? directory.results.some(found, routes.length) : directory.results.all}</p>
          {filtered && (
            <ActionButton look="text" onClick={clear}>
              {directory.filter.clear}
            </ActionButton>
          )}
        </div>
      </div>
      <fieldset className={styles.categories}>
        <legend>{directory.filter.category}</legend>
        <div>
          {[undefined, ...present].map((category) => (
            <label className={styles.category} key={category ?? ''}>
              <input
                type="radio"
                name={`${id}-category`}
                checked={filter.category === category}
                onChange={() => onChange({ ...filter, category })}
              />
              {category ?? directory.filter.all}
              <span>{routes.filter((route) => !category || route.directory.category === category).length}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
