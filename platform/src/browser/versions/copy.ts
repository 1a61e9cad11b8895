import { quotable, type Unread } from './address.ts';
import type { IncompatibleRelease } from './compatibility.ts';
import { isLocal, type NoSource } from './local-source.ts';
import type { PublishedRelease } from './overrides.ts';
import { releaseLabel, shortVersion } from '../../store/release-label.ts';

const spanish = (): { language: 'es'; now: Date } => ({ language: 'es', now: new Date() });

/** The release's name: version, day, author and subject. */
function option({ built, ...release }: Omit<PublishedRelease, 'problems'>, inUse: boolean): string {
  if (isLocal(release.version)) return `código local de ${release.version}`;
  const name = releaseLabel({ ...release, at: built }, spanish());
  return inUse ? `(en uso) · ${name}` : name;
}

/** The subject, which the box cuts short, the author and the whole version; or the uncommitted files. */
function details({ version, subject, author, dirty, uncommitted = [] }: Omit<PublishedRelease, 'problems'>): string {
  if (isLocal(version)) return 'Sin publicar. El navegador no comprueba su integridad.';
  const change = dirty ? ['con cambios sin commit', uncommitted.join(', ')] : [subject, author];
  return [...change, `versión ${version}`].filter(Boolean).join(' · ');
}

const unread: Record<Unread['why'], (text: string) => string> = {
  'no version': (text) => `«${text}» no dice qué versión. Escribe ?mf=${text.replace('@', '')}@versión.`,
  'no port': (text) => `«${text}» no dice en qué puerto. Lo dice «npm run dev»: ?mf=parte@localhost:puerto.`,
  'another sign': (text) => `«${text}» no se entiende. Escribe ?mf=${text.replace(/[=:/ ]/, '@')}.`,
  'no release': (text) => `«${text}» no se entiende. Escribe ?mf=parte@versión, con comas entre varias.`,
  twice: (text) => `De «${text}» se piden varias versiones. Deja una sola; se muestra la que está en uso.`,
  'too many': (text) =>
    `La dirección pide demasiadas partes: no se lee nada desde «${text}». Deja solo las que cambias.`,
};

const noSource: Record<NoSource['why'], (source: NoSource) => string> = {
  'no answer': ({ workspace, version }) =>
    `No hay código local en ${version}. Arranca «npm run dev -- ${workspace}», mira su terminal y recarga. Si el navegador pide acceso a la red local, permítelo.`,
  policy: ({ version }) =>
    `La política de seguridad de este sitio no permite ${version}. Quien lo aloja debe permitir http://localhost:* y ws://localhost:*.`,
  browser: ({ version }) =>
    `El navegador impide que este sitio lea ${version}. Dale acceso a la red local en los permisos del sitio. Desde https, Safari no puede: usa otro navegador.`,
  origin: ({ workspace, version }) =>
    `${version} no deja que este sitio lo lea. Arráncalo con «npm run dev -- ${workspace} --origin ${location.origin}».`,
  'another workspace': ({ workspace, version, there = '' }) =>
    `En ${version} está ${quotable(there)}, no ${workspace}. Escribe ?mf=${quotable(there)}@${version}.`,
};

/** A release that was requested and is not published. */
export interface Missing {
  workspace: string;
  version: string;
  /** The one in use, if the environment uses the workspace. */
  instead: string | undefined;
  /** The workspaces there are, where this is none of them. */
  there: readonly string[] | undefined;
}

function missing({ workspace, version, instead, there }: Missing): string {
  const name = quotable(workspace);
  if (there) return `No hay nada publicado de «${name}». Hay: ${there.join(', ')}.`;
  const shown = instead ? `. Se muestra ${instead}.` : `, y este entorno no usa ${name}.`;
  return `${name}@${quotable(version)} no está publicada${shown} ${pruned}`;
}

/** Said of a link to a release that `prune` has removed. */
const pruned = 'Si lo estuvo, se retiró por no usarse.';

/** What the version switcher says. It stands on the site, so it speaks the site's language. */
export const copy = {
  name: 'Versiones',
  heading: 'Versiones en esta pestaña',
  explanation: 'Elige qué versión de cada parte se muestra. Vale solo para esta pestaña.',
  state: (environment: string, revision: number | undefined) =>
    revision === undefined ? `Entorno ${environment}` : `Entorno ${environment}, revisión ${revision}`,
  everything: (environment: string) => `Todo lo que muestra ${environment}, desde cuándo y por qué`,
  changed: (count: number) => (count === 1 ? '1 cambiada' : `${count} cambiadas`),
  local: 'código local',
  option,
  details,
  unused: 'No se usa',
  apply: 'Aplicar',
  share: 'Copiar enlace',
  shared: 'Enlace copiado',
  sharedByHand: 'Copia este enlace:',
  link: 'Enlace',
  reset: 'Restablecer',
  close: 'Cerrar',
  unfit: (version: string) => `${shortVersion(version)} no encaja con lo demás:`,
  incompatible: ({ workspace, version, instead, reasons }: IncompatibleRelease) =>
    `${workspace}@${shortVersion(version)} no encaja con lo demás y no se ejecuta${instead === undefined ? '' : `. Se muestra ${shortVersion(instead)}`}:\n${reasons.join('\n')}`,
  missing,
  unread: ({ text, why }: Unread) => unread[why](text),
  noSource: (source: NoSource) => `${noSource[source.why](source)} Se muestra lo que está en uso.`,
  noDevelopment: (shell: string) =>
    `El ${shell} en uso no trae compilación de desarrollo: tu código se muestra con la de producción, sin recarga en caliente. Promueve un ${shell} más nuevo, o añade ,${shell}@localhost:puerto.`,
  otherShell: 'Con código local se muestra el shell en uso, no el que pide la dirección.',
  more: (count: number) => (count === 1 ? 'Y 1 parte más que no vale.' : `Y ${count} partes más que no valen.`),
  unreachable: 'No se pudo leer lo publicado. Se muestra lo que está en uso; recarga para intentarlo otra vez.',
  dismiss: 'Cerrar avisos',
  unlisted: 'No se pudo leer qué más hay publicado.',
};
