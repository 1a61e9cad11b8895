import { Link } from 'react-router-dom';
import { useRoutes } from '@mosaico/shared-types';
import { Container, PageHero, useHydrated } from '@mosaico/shared-ui';
import { directory } from './content.ts';
import { CategoryTile } from './category-tile.tsx';
import { FilterForm } from './filter-form.tsx';
import { countOf, findPages, slugOf, type Filter, type Group } from './find-pages.ts';
import { PageEntry } from './page-entry.tsx';
import { useFilter } from './use-filter.ts';
import styles from './directory.module.css';

const everything: Filter = { text: '', category: undefined };

/** Every page of the running environment, from its own table of routes. */
export default function Directory() {
  const routes = useRoutes();
  const [filter, setFilter] = useFilter();
  const groups = findPages(routes, filter);
  return (
    <>
      <PageHero
        picture={<Pages groups={findPages(routes, everything)} />}
        title={directory.title}
        lead={directory.lead}
        price={<p className={styles.total}>{directory.total(routes.length)}</p>}
        compact
      />
      <Container className={styles.layout}>
        <FilterForm routes={routes} filter={filter} onChange={setFilter} found={countOf(groups)} />
        <div className={styles.results}>
          {groups.length === 0 && (
            <p className={styles.empty}>
              <strong>{directory.results.none}</strong> {directory.results.hint}
            </p>
          )}
          {groups.map(({ category, routes: pages }) => (
            <section
              className={styles.group}
              key={category}
              id={slugOf(category)}
              aria-labelledby={`${slugOf(category)}-titulo`}
            >
              <h2 id={`${slugOf(category)}-titulo`}>
                <CategoryTile category={category} />
                {category} <span>{directory.total(pages.length)}</span>
              </h2>
              <ul role="list">
                {pages.map((route) => (
                  <PageEntry key={route.path} route={route} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Container>
    </>
  );
}

/**
 * A tile for every page, in the colour of its category. To the pointer it is a link, with scripts; for everybody else the list
 * below says the same.
 */
function Pages({ groups }: { groups: readonly Group[] }) {
  const hydrated = useHydrated();
  return (
    <div className={styles.pages} data-assemble="" aria-hidden="true">
      {groups.map(({ category, routes }) =>
        routes.map(({ path, directory: { name } }) => (
          <CategoryTile key={`${category} ${path}`} category={category}>
            {hydrated ? (
              // Nothing that is hidden takes the focus.
              <Link to={path} title={name} tabIndex={-1} onMouseDown={(event) => event.preventDefault()} />
            ) : null}
          </CategoryTile>
        )),
      )}
    </div>
  );
}
