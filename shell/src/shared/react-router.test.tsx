import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import * as router from 'react-router';
import type { To } from 'react-router';
import * as shared from './react-router.ts';

const {
  createPath,
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Router,
  Routes,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} = shared;

/** Calls of the shell's navigator, as `push /planes?a=1`. */
type Log = string[];

/** Renders at an address below a router like the shell's. Returns the calls of its navigator. */
function at(address: string, children: ReactElement): Log {
  const log: Log = [];
  const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));
  const navigator = {
    createHref: hrefOf,
    push: (to: To) => void log.push(`push ${hrefOf(to)}`),
    replace: (to: To) => void log.push(`replace ${hrefOf(to)}`),
    go: (by: number) => void log.push(`go ${by}`),
  };
  const { pathname, search, hash } = new URL(address, 'https://site.test');
  render(
    <Router location={{ pathname, search, hash, state: null, key: 'k' }} navigator={navigator}>
      {children}
    </Router>,
  );
  return log;
}

test('lint allows remotes exactly what the shell shares', () => {
  const lint = readFileSync(join(__dirname, '../../../platform/oxlint/rules.json'), 'utf8');
  const [, allowed = ''] = /"name": "react-router",\s+"allowImportNames": \[([^\]]+)\]/.exec(lint) ?? [];
  const values = allowed.match(/\w+/g)?.filter((name) => name in router);
  expect(values?.sort()).toEqual(Object.keys(shared).sort());
});

test.each([
  ['/cursos', '/cursos'],
  ['?plan=premium#comparar', '/planes-sociales?plan=premium#comparar'],
  ['#precios', '/planes-sociales#precios'],
  ['?', '/planes-sociales'],
])('a link to %s leads to %s, by the navigator', (to, href) => {
  const log = at('/planes-sociales?plan=basico', <Link to={to}>Ver</Link>);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', href);
  expect(fireEvent.click(link)).toBe(false);
  expect(log).toEqual([`push ${href}`]);
});

test('a link to the present address replaces the history entry', () => {
  const log = at('/planes?a=1', <Link to="/planes?a=1">Ver</Link>);
  fireEvent.click(screen.getByRole('link'));
  expect(log).toEqual(['replace /planes?a=1']);
});

test.each([
  ['with Ctrl', <Link to="/cursos" />, { ctrlKey: true }],
  ['by another button', <Link to="/cursos" />, { button: 1 }],
  ['of another tab', <Link to="/cursos" target="_blank" />, {}],
])('a click %s is the browser’s', (_, link, init) => {
  const log = at('/', link);
  expect(fireEvent.click(screen.getByRole('link'), init)).toBe(true);
  expect(log).toEqual([]);
});

test('a link says when it leads to the present page, or to one above it', () => {
  at(
    '/planes/premium',
    <>
      <NavLink to="/planes">Planes</NavLink>
      <NavLink to="/planes" end>
        Solo planes
      </NavLink>
      <NavLink to="/planes/premium">Premium</NavLink>
      <NavLink to="/cursos">Cursos</NavLink>
    </>,
  );
  const active = screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
  expect(active).toEqual(['Planes', 'Premium']);
});

test('code reads the address and goes to others', () => {
  function Filter(): ReactElement {
    const navigate = useNavigate();
    const [query, setQuery] = useSearchParams();
    return (
      <>
        <p>{`${useLocation().pathname} ${query.get('plan')} ${useHref('#precios')}`}</p>
        <button onClick={() => void navigate('/cursos')} />
        <button onClick={() => void navigate(-2)} />
        <button onClick={() => setQuery({ plan: 'ñ y z' })} />
        <button onClick={() => setQuery((now) => ({ ...Object.fromEntries(now), más: '1' }), { replace: true })} />
      </>
    );
  }
  const log = at('/planes?plan=basico', <Filter />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('/planes basico /planes#precios');
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(log).toEqual([
    'push /cursos',
    'go -2',
    'push /planes?plan=%C3%B1+y+z',
    'replace /planes?plan=basico&m%C3%A1s=1',
  ]);
});

test('a page may have routes of its own', () => {
  const Plan = (): ReactElement => <p>{useParams().plan}</p>;
  const routes = (
    <Routes>
      <Route path="/planes" element={<Outlet />}>
        <Route path=":plan" element={<Plan />} />
      </Route>
      <Route path="*" element={<Navigate to="/planes" replace />} />
    </Routes>
  );
  expect(at('/planes/premium', routes)).toEqual([]);
  expect(screen.getByRole('paragraph')).toHaveTextContent('premium');
  expect(at('/otra', routes)).toEqual(['replace /planes']);
});
