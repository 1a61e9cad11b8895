import { markup, type Markup, type MarkupPart } from '../lib/markup.ts';
import { healthAnchor, type ExceptionHealth, type Health, type ReleaseHealth } from '../reports/health.ts';
import type { CanaryAnalysis } from '../rollout/analysis.ts';
import { printable } from '../store/release-label.ts';
import { canaryHealth, canaryStep } from './environment-page-canary.ts';
import { count, moment, numeral, table, versionOf } from './environment-page-parts.ts';
import type { EnvironmentStatus } from './environment-status.ts';

/** What browsers have reported. All of it is anybody's text. */
export function healthOf(health: Health, canary: CanaryAnalysis | undefined, status: EnvironmentStatus): Markup {
  const { releases, exceptions = [], hours } = health;
  const isQuiet = hours.every((each) => each.views === 0 && each.exceptions === 0);
  return markup`<section aria-labelledby="${healthAnchor}"><h2 id="${healthAnchor}">Cómo va</h2>
<p class="lead">Lo que avisan los navegadores de los visitantes, en las últimas 24 horas. De quien visita no se guarda nada.</p>
${isQuiet ? markup`<p>Nadie ha avisado de nada todavía.</p>` : chart(health, status)}
${canary && canaryHealth(canary, status)}
<ul class="health" role="list">${releases.map((each) => releaseHealth(each, health, status))}</ul>
${exceptions.length > 0 && markup`<h3>Errores más frecuentes</h3><ol class="history" role="list">${exceptions.map((each) => exceptionOf(each, status))}</ol>`}
</section>`;
}

/** Width of an hour, and height of each of the two rows of bars, in units of the drawing. */
const [hourWidth, barHeight] = [10, 40];

function chart({ hours, since }: Health, { history }: EnvironmentStatus): Markup {
  const bars = (name: 'views' | 'exceptions', bottom: number): Markup[] => {
    const most = Math.max(1, ...hours.map((each) => each[name]));
    return hours.map((each, index) => {
      const height = (each[name] / most) * barHeight;
      return markup`<rect class="${name}" x="${index * hourWidth + 1}" y="${bottom - height}" width="${hourWidth - 2}" height="${height}"/>`;
    });
  };
  const begin = Date.parse(since);
  const width = hours.length * hourWidth;
  const placeOf = (at: string): number => ((Date.parse(at) - begin) / 3_600_000) * hourWidth;
  const made = history.filter(({ revision }) => placeOf(revision.created) >= 0 && placeOf(revision.created) <= width);
  const marks = made.map(({ revision: { created, canaryEnd } }) => {
    const x = placeOf(created).toFixed(1);
    return markup`<line${canaryEnd?.outcome === 'aborted' && markup` class="aborted"`} x1="${x}" x2="${x}" y1="0" y2="${2 * barHeight + 8}"/>`;
  });
  const mostOf = (name: 'views' | 'exceptions'): string => numeral(Math.max(...hours.map((each) => each[name])));
  const rows = hours.filter((each) => each.views > 0 || each.exceptions > 0);
  return markup`<figure class="chart"><svg viewBox="0 0 ${width} ${2 * barHeight + 8}" preserveAspectRatio="none" role="img" aria-label="Visitas y errores de cada hora; la tabla de abajo tiene las cifras">
${bars('views', barHeight)}${bars('exceptions', 2 * barHeight + 8)}${marks}</svg>
<figcaption class="small">Arriba visitas, hasta ${mostOf('views')} en una hora; abajo errores, hasta ${mostOf('exceptions')}. ${
    made.length > 0
      ? markup`Cada línea es una publicación: ${made.map(
          ({ revision, canary }, index) =>
            markup`${index > 0 && ', '}<a href="#revision-${revision.revision}">revisión ${revision.revision}</a> (${canaryStep(canary)}${moment(revision.created)})`,
        )}.`
      : 'En este tiempo no se publicó nada.'
  }</figcaption>
<details><summary>Las cifras de cada hora</summary>${table(
    ['Hora', 'Visitas', 'Errores'],
    rows.map(({ hour, views, exceptions }) => [moment(hour), numeral(views), numeral(exceptions)]),
  )}</details></figure>`;
}

function releaseHealth(each: ReleaseHealth, { leastViews }: Health, status: EnvironmentStatus): Markup {
  const { workspace, release, arm, isShown, views, exceptions, failedLoads, rates } = each;
  const { lcp, inp, cls, ttfb } = rates?.vitals ?? {};
  const seconds = (ms: number | undefined): string => (ms === undefined ? '—' : `${numeral(ms / 1_000, 2)} s`);
  const rows: [name: string, value: string][] = rates
    ? [
        ['Visitas', numeral(views)],
        ['Errores por 1000 visitas', numeral(rates.exceptionsPer1000, 1)],
        ['Descargas fallidas por 1000', numeral(rates.failedLoadsPer1000, 1)],
        ['Llegan a ser interactivas', `${numeral(rates.interactive * 100, 1)} %`],
        ['LCP', seconds(lcp)],
        ['INP', seconds(inp)],
        ['CLS', cls === undefined ? '—' : numeral(cls, 3)],
        ['TTFB', seconds(ttfb)],
      ]
    : [
        ...(exceptions > 0 ? [['Errores', numeral(exceptions)] satisfies [string, string]] : []),
        ...(failedLoads > 0 ? [['Descargas fallidas', numeral(failedLoads)] satisfies [string, string]] : []),
      ];
  return markup`<li><h3>${workspace}</h3> ${arm === 'canary' && markup`<b class="tag">Canary</b> `}${!isShown && markup`<b class="tag warn">Ya no se muestra</b> `}${versionOf(workspace, release, status)}
${!rates && markup`<p>Aún hay pocas visitas: ${numeral(views)} de ${numeral(leastViews)}.</p>`}
${rows.length > 0 && markup`<dl>${rows.map(([name, value]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`}</li>`;
}

function exceptionOf(each: ExceptionHealth, status: EnvironmentStatus): Markup {
  const { workspace, shared, type, message, place, times, first, releases, pages } = each;
  const link = (page: string): MarkupPart => {
    const route = status.routes.find((known) => `${known.workspace}/${known.page}` === page);
    return route ? markup`<a href="${route.path}">${route.path}</a>` : printable(page);
  };
  return markup`<li><h4>${count(times, 'vez', 'veces')}</h4><div><p class="why"><code>${printable(`${type}: ${message}`)}</code></p>
<p><code>${printable(place)}</code>${shared !== undefined && ` de ${shared}, mientras mostraba algo ${workspace}`}</p>
<p class="small">Primero en ${workspace} ${versionOf(workspace, first.release, status)}, revisión ${first.revision}, el ${moment(new Date(first.at).toISOString())}${
    releases.length > 1 &&
    markup`; también en ${releases.filter((one) => one !== first.release).map((one, index) => markup`${index > 0 && ', '}${versionOf(workspace, one, status)}`)}`
  }. En ${pages.map((page, index) => markup`${index > 0 && ', '}${link(page)}`)}.</p></div></li>`;
}
