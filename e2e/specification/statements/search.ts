import { behaviour, page } from '../proofs.ts';

const box = 'shell/src/search/service-search.test.tsx';
const found = 'shell/src/search/find-services.test.ts';

export const serviceSearch = page('/', [
  [
    '1:29',
    'The twelve entries are the built-in list',
    behaviour(found, 'the twelve entries, each with what visitors type for it'),
  ],
  [
    '1:30',
    'An entry matches by title, description or keyword, in any case of letters',
    behaviour(found, 'are answered by the stated rules'),
  ],
  [
    '1:31',
    'A title that contains the query, or a keyword that equals it, ranks first',
    behaviour(found, 'a title that contains the query, or a keyword that equals it, comes before other matches'),
  ],
  [
    '1:32',
    'Arrows move the highlight, Enter opens the highlighted result',
    behaviour(box, 'is reached by the same keys, and opened like a service'),
  ],
  [
    '1:32',
    'Enter opens the first when none is highlighted',
    behaviour(box, 'Enter opens the first result when none is highlighted, and clears the box'),
  ],
  ['1:32', 'Escape closes the list', behaviour(box, 'Escape closes the list and keeps the query')],
  [
    '1:32',
    'A click outside closes the list',
    behaviour(box, 'a click outside closes the list, and one on the box shows it again'),
  ],
  [
    '1:33',
    'Choosing a result goes to its path and clears the box',
    behaviour(box, 'a pointer that goes down on a result keeps the focus in the box, and a click opens the result'),
  ],
  [
    '1:34',
    "'No se encontraron resultados para' with the query",
    behaviour(box, 'without a match for %j, that is said, in its own words as text'),
  ],
  [
    '1:35, 1:105',
    'The list scrolls when it is taller than 24 rem',
    behaviour('e2e/journeys/shell/search.spec.ts', 'at ${viewport.width} px the list scrolls to its highlight'),
  ],
  [
    '1:69',
    'No result is highlighted at first',
    behaviour(box, 'Enter opens the first result when none is highlighted'),
  ],
  ['1:75', 'Blanks alone give no results and no list', behaviour(box, 'blanks alone show nothing')],
  ['1:99', 'A search without matches says so', behaviour(box, 'without a match for %j, that is said')],
  [
    '3:57',
    'Other pages come after the twelve, in a group of their own',
    behaviour(box, 'is listed in a group of its own after the services, which are not repeated there'),
  ],
  [
    '3:57',
    'Typing errors are forgiven',
    behaviour('shell/src/search/page-index.test.ts', '%s is a typing error that is forgiven: %s'),
  ],
  [
    '1:60',
    'An entry has title, description, path and keywords',
    behaviour(
      'e2e/journeys/shell/search.spec.ts',
      'every result leads to a page of the site, and to a place that is in it',
    ),
  ],
]);
