import { fireEvent, render, screen } from '@testing-library/react';
import * as library from 'react-router-dom';
import type { ReactElement } from 'react';
import * as ours from './react-router-dom.ts';

/** What went to the navigator, as `push /planes?a=1`. */
type Log = string[];
type Api = Pick<
  typeof library,
  'Link' | 'NavLink' | 'Router' | 'useHref' | 'useLocation' | 'useNavigate' | 'useSearchParams'
>;

const apis = { library, ours: ours as unknown as Api };

/** Renders with one of the two, at an address; gives what its navigator was told. */
function at(api: Api, address: string, children: ReactElement): Log {
  const log: Log = [];
  const told = (how: string) => (to: unknown, state?: unknown) =>
    void log.push(
      [how, typeof to === 'string' ? to : library.createPath(to as object), JSON.stringify(state)].join(' '),
    );
  const navigator = {
    createHref: (to: unknown) => (typeof to === 'string' ? to : library.createPath(to as object)),
    push: told('push'),
    replace: told('replace'),
    go: (by: number) => void log.push(`go ${by}`),
  };
  const { pathname, search, hash } = new URL(address, 'https://site.test');
  render(
    <api.Router location={{ pathname, search, hash, state: null, key: 'k' }} navigator={navigator as never}>
      {children}
    </api.Router>,
  );
  return log;
}

const addresses = ['/', '/planes-sociales', '/planes-sociales?plan=basico#precios', '/Planes/'];
const destinations = [
  '/',
  '/planes-sociales',
  '/planes',
  '?plan=premium#comparar',
  '#precios',
  '?',
  '',
  '/planes-sociales?plan=basico#precios',
  { search: '?a=1' },
  { pathname: '/cursos', search: 'a=1', hash: 'x' },
];

/** What both do, for every address and destination. */
function same(what: (api: Api, address: string, to: library.To) => unknown): void {
  for (const address of addresses)
    for (const to of destinations) {
      const [expected, actual] = Object.values(apis).map((api) => {
        const result = what(api, address, to);
        document.body.replaceChildren();
        return result;
      });
      expect({ address, to, result: actual }).toEqual({ address, to, result: expected });
    }
}

test('links have the same address, class and mark of the present page', () => {
  same((api, address, to) => {
    at(
      api,
      address,
      <>
        <api.Link to={to} className="x" />
        <api.NavLink to={to} className="y" />
        <api.NavLink to={to} end />
      </>,
    );
    return screen
      .getAllByRole('link')
      .map((link) => ['href', 'class', 'aria-current'].map((name) => link.getAttribute(name) ?? ''));
  });
});

test('a click goes there, in place of the entry where the visitor is there already, and never against a modifier', () => {
  for (const init of [{}, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    same((api, address, to) => {
      const log = at(api, address, <api.Link to={to} state={{ from: 'here' }} />);
      const isPrevented = !fireEvent.click(screen.getByRole('link'), init);
      return { log, isPrevented };
    });
});

test('a link of another tab, or whose click somebody has used, is left alone', () => {
  same((api, address, to) => {
    const log = at(
      api,
      address,
      <>
        <api.Link to={to} target="_blank" />
        <api.Link to={to} onClick={(event) => event.preventDefault()} />
        <api.Link to={to} replace />
      </>,
    );
    for (const link of screen.getAllByRole('link')) fireEvent.click(link);
    return log;
  });
});

test('code goes to the same places', () => {
  same((api, address, to) => {
    function Buttons(): ReactElement {
      const navigate = api.useNavigate();
      const [query, setQuery] = api.useSearchParams();
      return (
        <>
          <p>{`${query.toString()} ${api.useHref(to)} ${api.useLocation().pathname}`}</p>
          <button onClick={() => void navigate(to)} />
          <button onClick={() => void navigate(to, { replace: true, state: 1 })} />
          <button onClick={() => void navigate(-2)} />
          <button onClick={() => setQuery({ plan: 'ñ y z' })} />
          <button
            onClick={() =>
              setQuery(
                (now) => {
                  now.set('más', '1');
                  return now;
                },
                { replace: true },
              )
            }
          />
        </>
      );
    }
    const log = at(api, address, <Buttons />);
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    return { log, said: screen.getByRole('paragraph').textContent };
  });
});

test('who uses it outside of the site is told so', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<ours.Link to="/" />)).toThrow('outside of a <Router>');
  jest.restoreAllMocks();
});
