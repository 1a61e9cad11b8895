import { markup, type Markup, type MarkupPart } from '../lib/markup.ts';
import type { FailureName } from '../reports/counts.ts';
import type { CanaryAnalysis } from '../rollout/analysis.ts';
import { printable } from '../store/release-label.ts';
import type { CanaryEvent } from './canary-revisions.ts';
import { commandOf, count, moment, numeral, table, versionOf } from './environment-page-parts.ts';
import type { EnvironmentStatus } from './environment-status.ts';

/** The canary that runs: what a part of the visitors gets, since when, by whom, and the commands that go on with it. */
export function canaryOf(status: EnvironmentStatus): MarkupPart {
  const { canary: running, revision } = status;
  if (!running) return undefined;
  const { canary, began } = running;
  const { number, releases, weight, steps, steppedAt } = canary;
  const { created, by, reason, revision: first } = began;
  const next = steps.find((each) => each > weight) ?? 100;
  const order = (verb: string): Markup => {
    const words = ['canary', verb, '--env', revision.environment, '--number', String(number)];
    return commandOf(words);
  };
  const parts = Object.entries(releases).map(([what, to]) => ({ what, from: revision.releases[what], to }));
  return markup`<section aria-labelledby="canary"><h2 id="canary">En prueba</h2>
<p class="lead">El ${weight} % de las visitas recibe el canary ${number} desde el ${moment(steppedAt)}. Las demás siguen con lo que había.</p>
${table(
  ['Parte', `El ${weight} %`, 'Las demás'],
  parts.map(({ what, from, to }) => [what, versionOf(what, to, status), versionOf(what, from, status)]),
)}
<p>Empezó con la <a href="#revision-${first}">revisión ${first}</a>, el ${moment(created)}${by && markup`, por ${printable(by.name)}`}: ${printable(reason)}</p>
<h3>Seguir</h3><p>${next === 100 ? 'El paso siguiente lo da a todas las visitas.' : `El paso siguiente lo da al ${next} % de las visitas.`}</p>${order('step')}
<h3>Retirarlo</h3><p>Nadie lo recibe ya. Lo demás se queda como está.</p>${order('abort')}</section>`;
}

/** What a revision has done to a canary. */
export function canaryDone(event: CanaryEvent, status: EnvironmentStatus): Markup {
  const parts = Object.entries(event.releases).map(
    ([what, version], index) =>
      markup`${index > 0 && ', '}<strong>${what}</strong> ${versionOf(what, version, status)}`,
  );
  const done = {
    began: 'weight' in event && `empieza con el ${event.weight} % de las visitas`,
    stepped: 'weight' in event && `pasa al ${event.weight} % de las visitas`,
    promoted: 'pasa a todas las visitas',
    aborted: 'se retira',
  }[event.kind];
  return markup`<p>El canary ${event.number} ${done}: ${parts}.</p>`;
}

/** What a revision has done to a canary, before its time in the chart's caption. */
export function canaryStep(event: CanaryEvent | undefined): string {
  if (!event) return '';
  if (event.kind === 'aborted') return 'canary retirado, ';
  return 'weight' in event ? `canary al ${event.weight} %, ` : 'canary para todos, ';
}

/** Both arms of a canary beside each other, and what its analysis says. */
export function canaryHealth(analysis: CanaryAnalysis, status: EnvironmentStatus): Markup {
  const { number, releases, weight, steppedAt } = analysis;
  const { canary, stable } = analysis.arms;
  const share = (failing: number, visits: number): string =>
    visits === 0 ? '—' : `${numeral(failing)} (${numeral((failing / visits) * 100, 1)} %)`;
  const row = (failure: FailureName, label: string): MarkupPart[] => [
    label,
    ...[canary, stable].map(({ failures, visits }) => share(failures[failure], visits)),
  ];
  const named = Object.entries(releases).map(
    ([workspace, release], index) =>
      markup`${index > 0 && ', '}<strong>${workspace}</strong> ${versionOf(workspace, release, status)}`,
  );
  return markup`<div class="canary"><h3>Canary ${number}</h3> <b class="tag">${weight} % de las visitas</b>
<p>${named}, desde el ${moment(steppedAt)}.</p>
${table(
  ['Desde que empezó', 'Canary', 'Estable'],
  [
    ['Visitas', numeral(canary.views), numeral(stable.views)],
    ['Sesiones', numeral(canary.visits), numeral(stable.visits)],
    row('exceptions', 'Sesiones con errores'),
    row('failedLoads', 'Con descargas fallidas'),
    row('notInteractive', 'Con algo que no respondió'),
  ],
)}
<p class="small">Una sesión es lo que llega de una dirección en una hora.</p>
<p class="why">${verdictInSpanish(analysis)}</p></div>`;
}

const failureInSpanish: Record<FailureName, string> = {
  exceptions: 'errores',
  failedLoads: 'descargas fallidas',
  notInteractive: 'páginas que no respondieron',
};

function verdictInSpanish({ verdict, stepViews, leastViews, stepMinutes }: CanaryAnalysis): string {
  if (verdict.kind === 'abort')
    return `Va peor que lo estable: más ${failureInSpanish[verdict.failure]}. Hay que retirarlo.`;
  const next = verdict.next === 100 ? 'a todas las visitas' : `al ${verdict.next} %`;
  if (verdict.kind === 'step') return `No va peor que lo estable. Puede pasar ${next}.`;
  switch (verdict.why) {
    case 'views': {
      const [arm, views] =
        stepViews.canary <= stepViews.stable ? ['canary', stepViews.canary] : ['lo estable', stepViews.stable];
      return `Aún hay pocas visitas para decidir: ${numeral(views)} de ${numeral(leastViews)} en ${arm}.`;
    }
    case 'noReports':
      return 'El sitio no avisa de nada, así que no se puede comparar: este canary no avanza ni se retira solo.';
    case 'time':
      return `De momento no va peor. Cada paso dura al menos ${count(stepMinutes, 'minuto', 'minutos')}.`;
    case 'silence':
      return `${verdict.arm === 'canary' ? 'Canary' : 'Lo estable'} ya no avisa de nada. Sin avisos no hay otro paso: revisa el servidor que los cuenta.`;
    case 'evidence':
      return `Aún hay pocas visitas para pasar ${next}: no se sabe si hay el triple de ${failureInSpanish[verdict.failure]}.`;
  }
}
