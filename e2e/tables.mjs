import { readFileSync } from 'node:fs';

/** The tables of a run, from Playwright's JSON report. A table without results is left out. */
export function tablesOf(reportFile) {
  const { suites } = JSON.parse(readFileSync(reportFile, 'utf8'));
  return [faultTable, foreignNodeTable, engineTable, specificationTable].map((table) => table(suites)).filter(Boolean);
}

/** A column for each remote and a row for each fault. Cells count the ways to the page (by a link, opened directly) that passed. */
function faultTable(suites) {
  const cells = new Map();
  for (const { title, tests } of specsIn(suites, 'faults.spec.ts')) {
    const [, remote, fault] = /^(mf-[^,]+), ([^:]+):/.exec(title) ?? [];
    const { steps = [] } = tests[0]?.results.at(-1) ?? {};
    if (!remote || !fault) continue;
    const { held, ways } = cells.get(`${remote} ${fault}`) ?? { held: 0, ways: 0 };
    cells.set(`${remote} ${fault}`, {
      held: held + steps.filter(({ error }) => !error).length,
      ways: ways + title.split(', and ').length,
    });
  }
  if (cells.size === 0) return undefined;
  const names = [...cells.keys()].map((key) => key.split(/ (.*)/s));
  const [remotes, faults] = [unique(names.map(([remote]) => remote)), unique(names.map(([, fault]) => fault))];
  const cellOf = (fault) => (remote) => {
    const cell = cells.get(`${remote} ${fault}`);
    return cell ? `${cell.held} of ${cell.ways}` : '–';
  };
  const sum = (key) => [...cells.values()].reduce((total, cell) => total + cell[key], 0);
  const rows = faults.map((fault) => [fault, ...remotes.map(cellOf(fault))]);
  return `${laidOut([['', ...remotes], ...rows])}\n${sum('held')} of ${sum('ways')} hold`;
}

/** A column for each state of a remote and a row for each change of the HTML. Cells have the smallest share of the text and the largest layout shift. */
function foreignNodeTable(suites) {
  const visits = specsIn(suites, 'foreign-nodes.spec.ts').flatMap(annotationsOf);
  const seen = visits.map(({ type, description = '' }) => [type, ...description.split(' ')]);
  if (seen.length === 0) return undefined;
  const [changes, states] = [unique(seen.map(([change]) => change)), unique(seen.map(([, state]) => state))];
  const cellOf = (change) => (state) => {
    const cells = seen.filter((each) => each[0] === change && each[1] === state);
    if (cells.length === 0) return '–';
    const text = Math.min(...cells.map((each) => Number(each[2])));
    const shift = Math.max(...cells.map((each) => Number(each[3])));
    return `${Math.round(text * 100)} %, ${shift.toFixed(3)}`;
  };
  const rows = changes.map((change) => [change, ...states.map(cellOf(change))]);
  const below = seen.filter(([, , text]) => Number(text) < 0.9).length;
  return `${laidOut([['', ...states], ...rows])}\n${below} of ${seen.length} visits below 90 % of their text`;
}

/** A column for each engine and a row for each journey. Cells have the seconds, or the failure. */
function engineTable(suites) {
  const engines = suites.filter(({ file }) => file.endsWith('engines.spec.ts')).flatMap((file) => file.suites ?? []);
  if (engines.length === 0) return undefined;
  const last = ({ tests }) => tests[0]?.results.at(-1);
  const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
  const cell = (spec) => (!spec ? '–' : spec.ok ? seconds(last(spec)?.duration ?? 0) : 'failed');
  const journeys = unique(engines.flatMap(({ specs }) => specs.map(({ title }) => title)));
  const together = ({ specs }) => seconds(specs.reduce((sum, spec) => sum + (last(spec)?.duration ?? 0), 0));
  return laidOut([
    ['', ...engines.map(({ title }) => title)],
    ...journeys.map((name) => [name, ...engines.map(({ specs }) => cell(specs.find(({ title }) => title === name)))]),
    ['together', ...engines.map(together)],
  ]);
}

/** The statements of the specification that do not hold, and how many do. */
function specificationTable(suites) {
  const said = specsIn(suites, 'specification.spec.ts').flatMap(annotationsOf);
  return said.at(-1)?.description;
}

/** What a spec has noted for its table. */
const annotationsOf = ({ tests }) => (tests[0]?.annotations ?? []).filter(({ type }) => type !== 'opened');

function specsIn(suites, file) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return suites.filter((suite) => suite.file.endsWith(file)).flatMap(specsOf);
}

const unique = (values) => [...new Set(values)];

/** Rows with aligned columns: the first to the left, the others to the right. */
function laidOut(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  ');
  return rows.map(line).join('\n');
}
