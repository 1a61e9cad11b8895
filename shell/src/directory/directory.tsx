import { styled } from '@mui/material/styles';
import { useRoutes } from 'shared-types';
import { Container, PageHero, space, token } from 'shared-ui';
import { directory } from './content.ts';
import { FilterForm } from './filter-form.tsx';
import { countOf, findPages, slugOf } from './find-pages.ts';
import { PageEntry } from './page-entry.tsx';
import { useFilter } from './use-filter.ts';

const Total = styled('p')({
  fontFamily: token.display,
  fontSize: token.sizeFigure,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.035em',
});

const Layout = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  paddingBlock: `${space(5)} ${token.sectionGap}`,
  '@media (min-width: 60rem) and (scripting: enabled)': {
    gridTemplateColumns: '17rem minmax(0, 1fr)',
    columnGap: space(9),
    alignItems: 'start',
    '& > form': { position: 'sticky', insetBlockStart: space(12) },
  },
});

const Results = styled('div')({ display: 'grid', gap: space(6), minWidth: 0 });

const Empty = styled('p')({
  display: 'grid',
  gap: space(1),
  paddingBlock: space(3),
  borderBlockStart: `2px solid ${token.ink}`,
  color: token.inkSoft,
  '& > strong': { color: token.ink, fontFamily: token.display, fontSize: token.sizeHeading, lineHeight: 1.2 },
});

const Group = styled('section')({
  '& > h2': {
    display: 'flex',
    alignItems: 'baseline',
    gap: space(1.5),
    paddingBlockEnd: space(2),
    fontSize: token.sizeHeading,
    borderBlockEnd: `2px solid ${token.ink}`,
  },
  '& > h2 > span': {
    fontFamily: token.text,
    fontSize: token.sizeSmall,
    fontWeight: 400,
    letterSpacing: 0,
    color: token.inkSoft,
  },
  '& > ul > li:first-of-type': { borderBlockStart: 0 },
});

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
        price={<Total>{directory.total(routes.length)}</Total>}
        compact
      />
      <Layout>
        <FilterForm routes={routes} filter={filter} onChange={setFilter} found={countOf(groups)} />
        <Results>
          {groups.length === 0 && (
            <Empty>
              <strong>{directory.results.none}</strong> {directory.results.hint}
            </Empty>
          )}
          {groups.map(({ category, routes: pages }) => (
            <Group key={category} id={slugOf(category)} aria-labelledby={`${slugOf(category)}-titulo`}>
              <h2 id={`${slugOf(category)}-titulo`}>
                {category} <span>{directory.total(pages.length)}</span>
              </h2>
              <ul role="list">
                {pages.map((route) => (
                  <PageEntry key={route.path} route={route} />
                ))}
              </ul>
            </Group>
          ))}
        </Results>
      </Layout>
    </>
  );
}
