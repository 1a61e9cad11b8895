import { Link } from 'react-router';
import { useRoutes } from '@mosaico/shared-types';
import { Container, PageHero } from '@mosaico/shared-ui';
import { directory } from './content.ts';
import { FilterForm } from './filter-form.tsx';
import { countOf, findPages, mostEntries, slugOf } from './find-pages.ts';
import { PageEntry } from './page-entry.tsx';
import { useFilter } from './use-filter.ts';
import styles from './directory.module.css';

/** Every page of the running environment, from its own table of routes. */
export default function Directory() {
  const routes = useRoutes();
  const [filter, setFilter] = useFilter();
  const groups = findPages(routes, filter);
  return (
    <>
      <PageHero
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
          {groups.map(({ category, routes: pages }) => {
            const id = category === undefined ? 'sin-buscadores' : slugOf(category);
            return (
              <section className={styles.group} key={id} id={id} aria-labelledby={`${id}-titulo`}>
                <h2 id={`${id}-titulo`}>
                  {category ?? directory.unlisted.title} <span>{directory.total(pages.length)}</span>
                </h2>
                {category === undefined && <p>{directory.unlisted.text}</p>}
                <ul role="list">
                  {pages.slice(0, mostEntries).map((route) => (
                    <PageEntry key={route.path} route={route} />
                  ))}
                </ul>
                {pages.length > mostEntries && (
                  <>
                    <p id={`${id}-mas`}>{directory.more(pages.length - mostEntries)}</p>
                    <ul role="list" aria-labelledby={`${id}-mas`}>
                      {pages.slice(mostEntries).map(({ path, directory: { name } }) => (
                        <li key={path}>
                          <Link discover="none" to={path}>
                            {name}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </section>
            );
          })}
        </div>
      </Container>
    </>
  );
}
