import type { Route } from '@mosaico/shared-types';
import type { Release, Revision } from '@mosaico/shared-types/schemas';
import { environmentPage } from '../browser/versions/overrides.ts';
import { isPublic } from '../lib/public-environment.ts';
import { browserScript } from '../lib/dist.ts';
import { markup, Markup, type MarkupPart } from '../lib/markup.ts';
import { policyHash } from '../site/write/content-policy.ts';
import { licencesPage } from '../site/site-map.ts';
import type { Health } from '../reports/health.ts';
import { printable, shortCommit } from '../store/release-label.ts';
import type { Store } from '../store/store.ts';
import { forcedText } from './forced.ts';
import type { CanaryAnalysis } from '../rollout/analysis.ts';
import type { Difference } from './history.ts';
import { compressedBytes, isScript, isStyleSheet } from './describe-release.ts';
import { canaryDone, canaryOf } from './environment-page-canary.ts';
import { healthOf } from './environment-page-health.ts';
import {
  commandOf,
  count,
  kilobytes,
  moment,
  releaseHeading,
  table,
  usualReason,
  versionOf,
} from './environment-page-parts.ts';
import { environmentPageStyles } from './environment-page-styles.ts';
import { environmentStatus, type EnvironmentStatus, type ShownRelease } from './environment-status.ts';

/** What visitors of an environment have met until now: in 24 hours, and in both arms of a canary that runs. */
export interface VisitorsHealth {
  health: Health;
  canary: CanaryAnalysis | undefined;
}

/**
 * The page `/mosaico/` of an environment at this revision, for people without a terminal. It is complete without its script.
 * Undefined for a public environment. `isKept`: the page stays as it is while other environments go on. `health` and `canary`: what
 * visitors have met until now, of which a page that is kept says nothing.
 */
export async function environmentDocument(
  store: Store,
  revision: Revision,
  { isKept = true, health, canary }: { isKept?: boolean } & Partial<VisitorsHealth> = {},
): Promise<string | undefined> {
  const { environment } = revision;
  if (isPublic(environment, (await store.configuration(revision.configuration)).site)) return undefined;
  const status = await environmentStatus(store, revision);
  const script = await browserScript('environment');
  const { agency, releases, history, others } = status;
  // Commits, reasons and licences are anybody's texts: nothing of them may run.
  const policy = [
    `default-src 'none'; style-src 'self' ${policyHash(environmentPageStyles)}; script-src ${policyHash(script)}`,
    `font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'`,
  ].join('; ');
  return markup`<!doctype html><html lang="es"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${environment}, revisión ${revision.revision} | ${agency}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${status.styles.map((each) => markup`<link rel="stylesheet" href="${each}">`)}
<style>${new Markup(environmentPageStyles)}</style></head><body>
<header><a href="/">${agency}</a><p>Entorno <strong>${environment}</strong></p></header>
<main>
${hero(status)}
${canaryOf(status)}
${changes(status)}
${health && healthOf(health, canary, status)}
<section aria-labelledby="partes"><h2 id="partes">Qué se muestra</h2>
<p class="lead">Cada parte del sitio la hace un equipo y sale por su cuenta. Ábrela para ver de dónde viene, sus páginas, lo que pesa y las licencias que lleva.</p>
<div class="list">${releases.map((each) => releaseOf(each, status))}</div></section>
${
  others.length > 0 &&
  markup`<section aria-labelledby="comparar"><h2 id="comparar">Comparar</h2>
<p class="lead">${isKept ? 'Lo que mostraban los otros entornos cuando se publicó esta página' : 'Lo que muestran los otros entornos en este momento'}, junto a lo de ${environment}.</p>
<div class="list">${others.map((each) => comparison(each, status))}</div></section>`
}
<section aria-labelledby="historia"><h2 id="historia">Historia</h2>
${status.back === undefined && history.some(({ canReturn }) => canReturn) && reasonField}
<ol class="history" role="list">${history.map((each) => pastOf(each, status))}</ol></section>
</main>
<footer><p>Esta página acompaña a cada revisión de ${environment} y no sale en buscadores. Producción no la tiene.</p>
<p><a href="/">Ver el sitio</a> · <a href="/${licencesPage}">Licencias de terceros</a></p></footer>
<script>${new Markup(script)}</script></body></html>
`.html;
}

function hero(status: EnvironmentStatus): Markup {
  const { revision, releases, routes, history } = status;
  const { environment, created, by, reason, sameAs, forced } = revision;
  const before = history[1]?.revision;
  return markup`<section class="hero"><p class="small">Revisión ${revision.revision}</p>
<h1>Qué se ve en ${environment}</h1>
<p class="lead">Desde el ${moment(created)}${by && markup`, por ${printable(by.name)}`}.</p>
<blockquote><p>${printable(reason)}</p></blockquote>
<ul class="facts small" role="list"><li>${count(releases.length, 'parte', 'partes')}</li><li>${count(routes.length, 'página', 'páginas')}</li>
<li>${before ? markup`Antes: <a href="#revision-${before.revision}">revisión ${before.revision}</a>` : 'La primera de todas'}</li>
${sameAs !== undefined && sameAs !== before?.revision && markup`<li>Es otra vez la revisión ${sameAs}</li>`}</ul>
${
  forced &&
  markup`<details class="notice"><summary>Se publicó a pesar de ${count(forced.problems.length, 'aviso', 'avisos')}: ${printable(forced.reason)}</summary>
<ul>${forced.problems.map((each) => markup`<li>${printable(forcedText(each))}</li>`)}</ul></details>`
}
<ul class="tiles" role="list" aria-label="Las partes del sitio">${releases.map((each) => tile(each, status))}</ul>
<p class="small">Cada parte, con lo que pesa su descarga.${before && ' En amarillo, lo que cambió con esta revisión.'}</p></section>`;
}

/** Whether the newest revision has brought a release into an environment that showed others before. */
const isNew = ({ since }: ShownRelease, { revision, history }: EnvironmentStatus): boolean =>
  since.revision === revision.revision && history.length > 1;

function tile(shown: ShownRelease, status: EnvironmentStatus): Markup {
  const { workspace, files } = shown.release;
  const weight = compressedBytes(files, (file) => isScript(file) || isStyleSheet(file));
  return markup`<li><a${isNew(shown, status) && markup` class="new"`} href="#parte-${workspace}"><strong>${workspace}</strong> ${kilobytes(weight)}</a></li>`;
}

function changes(status: EnvironmentStatus): MarkupPart {
  const { revision, history, content, back } = status;
  const { environment } = revision;
  const [shown, before] = history;
  if (!shown || !before) return undefined;
  const { added, removed, figures } = content;
  const undo = back !== undefined && { words: ['rollback', '--env', environment, '--to', String(back)], revision };
  return markup`<section aria-labelledby="cambio"><h2 id="cambio">Qué cambió</h2>
<p class="lead">Diferencias entre la revisión ${before.revision.revision} y la ${revision.revision}.${status.bytesAnew > 0 && ` Quien ya visitó el sitio descarga como mucho ${kilobytes(status.bytesAnew)} nuevos.`}</p>
${shown.canary && canaryDone(shown.canary, status)}
${shown.changes.length > 0 ? differencesOf(shown.changes, status) : !shown.canary && markup`<p>Nada: muestra lo mismo.</p>`}
${
  figures.length > 0 &&
  markup`<h3>Cifras</h3>${table(
    ['Cifra', 'Antes', 'Ahora'],
    figures.map(({ what, from, to }) => [what, from ?? '—', to ?? '—']),
  )}`
}
${added.length > 0 && markup`<h3>Páginas nuevas</h3><ul>${added.map(({ path, title }) => markup`<li><a href="${path}">${title}</a> <code>${path}</code></li>`)}</ul>`}
${removed.length > 0 && markup`<h3>Páginas que ya no están</h3><ul>${removed.map(({ path, title }) => markup`<li>${title} <code>${path}</code></li>`)}</ul>`}
${
  undo &&
  markup`<h3>Volver atrás</h3>
<p>Esta orden devuelve todo ${environment} a como estaba en la revisión ${back}. Cópiala y pégala en una terminal, en el repositorio del sitio. ¿No tienes terminal? Envíasela al equipo.</p>
${reasonField}
${command(undo)}${buttonOf(status)}`
}</section>`;
}

/**
 * Continuous integration takes an environment back by a form on GitHub, where GitHub knows who may: in the site's own repository, which is
 * the shell's. A remote's takes back that remote alone.
 */
function buttonOf({ revision: { by }, releases }: EnvironmentStatus): MarkupPart {
  const [, repository] = /^(https:\/\/[\w.-]+\/[\w.-]+\/[\w.-]+)\/actions\/runs\/\d+$/.exec(by?.run ?? '') ?? [];
  const shell = releases.find(({ release }) => release.role === 'shell')?.release;
  if (repository === undefined || shell?.built.repository?.replace(/\.git$/, '') !== repository) return undefined;
  return markup`<p>O sin terminal: <a href="${repository}/actions/workflows/rollback.yml">el formulario «Rollback» en GitHub</a>, si tu cuenta puede.</p>`;
}

function releaseOf(shown: ShownRelease, status: EnvironmentStatus): Markup {
  const { revision, routes } = status;
  const { release, since, replaced, back, packages } = shown;
  const { workspace, version, built } = release;
  const own = routes.filter((each) => each.workspace === workspace);
  const origin = [shortCommit(built), built.author].filter((each) => each !== undefined).map(printable);
  const undo = { words: ['rollback', workspace, '--env', revision.environment], revision };
  return markup`<details><summary><h3>${workspace}</h3>${isNew(shown, status) && markup`<b class="tag">Cambió ahora</b>`}${built.dirty && markup`<b class="tag warn">Sin commit</b>`}
<span>${releaseHeading({ version, ...built })}</span></summary><div id="parte-${workspace}">
<dl><dt>Versión</dt><dd><code>${version}</code></dd>
<dt>Construida</dt><dd>${moment(built.at)}${origin.length > 0 && `: ${origin.join(' · ')}`}${built.dirty && markup` <b class="tag warn">con cambios sin commit</b> ${built.uncommitted?.map(printable).join(', ')}`}</dd>
${built.repository && markup`<dt>Repositorio</dt><dd>${linkOr(built.repository)}</dd>`}
<dt>Se muestra</dt><dd>desde el ${moment(since.created)}, <a href="#revision-${since.revision}">revisión ${since.revision}</a>${since.by && markup`, por ${printable(since.by.name)}`}: ${printable(since.reason)}</dd>
<dt>Antes</dt><dd>${replaced ? markup`${versionOf(workspace, replaced, status)} ${status.names.has(`${workspace}@${replaced}`) ? tryLink(release, replaced) : 'ya no está publicada: se retiró por no usarse'}` : 'no había'}</dd>
<dt>Pesa</dt><dd>${weights(release)}</dd></dl>
<h4>${count(own.length, 'página', 'páginas')}</h4>
${
  own.length > 0 &&
  table(
    ['Página', 'Dirección', 'Descarga'],
    own.map((route) => pageRow(route, release)),
  )
}
<h4>Código de terceros</h4>${licences(packages)}
${
  back &&
  markup`<h4>Volver atrás</h4><p>${back.version ? markup`Vuelve a mostrar ${versionOf(workspace, back.version, status)}` : `Quita ${workspace}`}; las demás partes se quedan como están.</p>${command(undo)}`
}</div></details>`;
}

function pageRow({ path, title, page, redirect, indexed, aliases }: Route, { pages, files }: Release): MarkupPart[] {
  const { scripts = [], styles = [], sections } = pages.find(({ key }) => key === page) ?? {};
  const loaded = [...scripts, ...styles, ...(sections?.scripts ?? []), ...(sections?.styles ?? [])];
  const own = new Set(loaded.map((file) => `client/${file}`));
  const notes = [
    ...(redirect ? ['lleva a otra dirección'] : indexed ? [] : ['fuera de buscadores']),
    ...(aliases.length > 0 ? [`también ${aliases.join(', ')}`] : []),
  ].join('; ');
  return [
    markup`<a href="${path}">${title}</a>${notes && markup` <small>${notes}</small>`}`,
    markup`<code>${path}</code>`,
    kilobytes(compressedBytes(files, (file) => own.has(file))),
  ];
}

function licences(packages: ShownRelease['packages']): Markup {
  if (packages.length === 0) return markup`<p>Nada que un visitante descargue.</p>`;
  const rows = packages.map(({ name, version, licence = 'sin nombre' }) => [name, version, licence]);
  return markup`<details><summary>${count(packages.length, 'paquete', 'paquetes')}</summary>
${table(['Paquete', 'Versión', 'Licencia'], rows)}<p><a href="/${licencesPage}">Los textos de las licencias</a></p></details>`;
}

function comparison(
  { revision: other, changes: found, origin, isOpen }: EnvironmentStatus['others'][number],
  status: EnvironmentStatus,
): Markup {
  const { environment } = status.revision;
  const triedHere = (what: string, version: string | undefined): MarkupPart => {
    const own = status.releases.find(({ release }) => release.workspace === what);
    return own && version && markup` ${tryLink(own.release, version)}`;
  };
  const parts = found.length === 0 ? 'Igual' : count(found.length, 'diferencia', 'diferencias');
  return markup`<details><summary><h3>${other.environment}</h3><b class="tag">${parts}</b>
<span>revisión ${other.revision}, desde el ${moment(other.created)}</span></summary><div>
<p>${other.by && markup`${printable(other.by.name)}: `}${printable(other.reason)}</p>
${
  found.length > 0 &&
  table(
    ['Parte', environment, other.environment],
    found.map(({ what, from, to }) => [
      partName(what),
      versionOf(what, from, status),
      markup`${versionOf(what, to, status)}${triedHere(what, to)}`,
    ]),
  )
}
${origin && markup`<p><a href="${origin}${isOpen ? '/' : environmentPage}">Abrir ${other.environment}</a></p>`}
</div></details>`;
}

function pastOf(
  { revision, changes: found, canary, canReturn }: EnvironmentStatus['history'][number],
  status: EnvironmentStatus,
): Markup {
  const { revision: number, created, by, reason, sameAs, back = {}, forced } = revision;
  const { environment } = status.revision;
  const isShown = number === status.revision.revision;
  const isFirst = found.every(({ from }) => from === undefined) && found.length > 1;
  const returned = Object.entries(back).map(([workspace, to]) => `${workspace} vuelve a como estaba en la ${to}`);
  const undo = { words: ['rollback', '--env', environment, '--to', String(number)], revision: status.revision };
  return markup`<li id="revision-${number}"><h3>Revisión ${number}</h3><div>
<p>${isShown && markup`<b class="tag">Se muestra</b> `}${sameAs !== undefined && markup`<b class="tag">Vuelve a la ${sameAs}</b> `}${
    forced && markup`<b class="tag warn">A pesar de ${count(forced.problems.length, 'aviso', 'avisos')}</b> `
  }${moment(created)}${by && markup`, por ${printable(by.name)}`}</p>
<p class="why">${printable(reason)}</p>
${returned.map((each) => markup`<p>${each}</p>`)}
${canary && canaryDone(canary, status)}
${isFirst ? markup`<p>Empieza con ${count(Object.keys(revision.releases).length, 'parte', 'partes')}.</p>` : found.length > 0 && differencesOf(found, status)}
${canReturn && markup`<details><summary>Volver a esta revisión</summary>${command(undo)}</details>`}</div></li>`;
}

function differencesOf(found: readonly Difference[], status: EnvironmentStatus): Markup {
  const said = ({ what, from, to }: Difference): Markup => {
    if (from === undefined) return markup`nueva: ${versionOf(what, to, status)}`;
    if (to === undefined) return markup`ya no está; antes ${versionOf(what, from, status)}`;
    return markup`${versionOf(what, from, status)}, ahora ${versionOf(what, to, status)}`;
  };
  return markup`<ul class="changes" role="list">${found.map(
    (each) => markup`<li><strong>${partName(each.what)}</strong> <span>${said(each)}</span></li>`,
  )}</ul>`;
}

const partName = (what: string): string => (what === 'site configuration' ? 'configuración del sitio' : what);

/** The site with another release of a part, in the reader's tab alone. */
function tryLink({ workspace, pages }: Release, version: string): Markup {
  const path = pages.find((page) => !page.path.includes('{') && !page.redirect)?.path ?? '/';
  return markup`<a href="${path}?mf=${workspace}@${version}">verla en esta pestaña</a>`;
}

/** Hidden without JavaScript. The page's script copies the reason into every command. */
const reasonField = markup`<p class="reason" hidden><label for="reason">Motivo, para la historia</label><input id="reason" maxlength="200" placeholder="${usualReason}"></p>`;

/** A command that works as it stands, and does nothing once something else is shown. */
function command({ words, revision }: { words: readonly string[]; revision: Revision }): Markup {
  return commandOf([...words, '--shown', String(revision.revision)]);
}

function weights({ files }: Release): string {
  const isOther = (file: string): boolean => !isScript(file) && !isStyleSheet(file) && /^(client|public)\//.test(file);
  const parts = { código: isScript, estilos: isStyleSheet, 'letra, imágenes y datos': isOther };
  const known = Object.entries(parts).map(([name, fits]) => [name, compressedBytes(files, fits)] as const);
  const sizes = known.filter(([, bytes]) => bytes > 0).map(([name, bytes]) => `${name} ${kilobytes(bytes)}`);
  return sizes.length > 0 ? `${sizes.join(', ')}, comprimido` : 'nada que se descargue';
}

/** Addresses come from whoever built a release. */
const linkOr = (address: string): Markup =>
  /^https?:\/\//.test(address) ? markup`<a href="${address}">${address}</a>` : markup`${printable(address)}`;
