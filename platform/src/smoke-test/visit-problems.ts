import type { Release } from '@mosaico/shared-types/schemas';
import { problemKey, type Problem } from '../lib/problem.ts';
import type { ResolvedSite } from '../site/resolve/resolve.ts';
import { ownerOf } from '../site/validate/links.ts';
import { publicPath } from '../store/public-path.ts';
import { printable } from '../store/release-label.ts';
import { SourceMaps } from '../store/source-maps.ts';
import type { Store } from '../store/store.ts';
import type { Thrown, Visit } from './browser.ts';

/** Fewer lost characters than this are a text that changes with the time of day. */
const fewCharacters = 40;
const [mostPages, mostText] = [3, 300];
const remedy = 'Mend it and publish it again, or go on with --force <reason>.';

/** A fault of one page. */
interface Fault extends Pick<Problem, 'code' | 'workspace' | 'subject'> {
  path: string;
  /** What is wrong, after the release's name and before the pages'; what goes with it, after. */
  says: [before: string, after: string];
}

/** What speaks against a site, of what a browser has met on its pages: one problem for each fault, with the pages that have it. */
export async function visitProblems(
  store: Pick<Store, 'sourceMaps'>,
  site: ResolvedSite,
  visits: ReadonlyMap<string, Visit>,
  pageMs: number,
): Promise<Problem[]> {
  const maps = new SourceMaps(store);
  const faults: Fault[] = [];
  for (const [path, visit] of visits) {
    const { workspace } = ownerOf(site, path);
    const add = (code: string, subject: string, ...says: Fault['says']): void =>
      void faults.push({ code: `smoke-test-${code}`, workspace, subject, path, says });
    for (const thrown of visit.exceptions) {
      const place = await placeOf(thrown, site, maps);
      const says: Fault['says'] = [
        'throws in a browser on',
        `${short(thrown.message)}${place ? ` (${place.text})` : ''}`,
      ];
      faults.push({
        code: 'smoke-test-exception',
        workspace: place?.workspace ?? workspace,
        subject: place?.file ?? short(thrown.message),
        path,
        says,
      });
    }
    for (const { address, why } of visit.failedLoads) {
      const owner = releasesOf(site).find((each) => address.startsWith(publicPath(each.workspace)))?.workspace;
      const says: Fault['says'] = ['has a file that does not load in a browser on', `${short(address)}: ${why}`];
      faults.push({ code: 'smoke-test-load', workspace: owner ?? workspace, subject: short(address), path, says });
    }
    for (const refusal of visit.refusals)
      add('refused', short(refusal), 'does what the browser refuses on', short(refusal));
    if (visit.mismatches.length > 0)
      add(
        'mismatch',
        path,
        'renders something else in a browser than was prerendered on',
        short(visit.mismatches[0] ?? ''),
      );
    for (const address of visit.wentTo.slice(0, 1))
      add('navigation', path, 'leaves', `it goes to ${short(address)} by itself`);
    if (visit.hasCrashed) add('crash', path, 'ends the browser’s process on', 'it may take too much memory');
    const isSilent = visit.exceptions.length === 0 && visit.wentTo.length === 0 && !visit.hasCrashed;
    if (!visit.isInteractive && isSilent)
      add(
        'endless',
        path,
        'does not hydrate on',
        `it did not within ${pageMs / 1_000} s. Look for a loop or a promise without an end`,
      );
    if (visit.isStuck)
      add('endless', path, 'hydrates, and then runs without an end, on', 'the page does not answer. Look for a loop');
    const lost = visit.lostText.map(short);
    if (lost.join('').length > fewCharacters)
      add(
        'lost-text',
        path,
        'loses prerendered text in a browser on',
        lost
          .slice(0, mostPages)
          .map((each) => `"${each}"`)
          .join(', '),
      );
  }
  return joined(site, faults);
}

function joined(site: ResolvedSite, faults: readonly Fault[]): Problem[] {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) {
    const key = problemKey({ ...fault, text: '' });
    groups.set(key, [...(groups.get(key) ?? []), fault]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { code, workspace, subject, says } = first;
    const paths = [...new Set(group.map(({ path }) => path))];
    const more = paths.length - mostPages;
    const named = paths.slice(0, mostPages).join(', ') + (more > 0 ? ` and ${more} more` : '');
    const version = site.revision.releases[workspace];
    const [before, after] = says;
    return [{ code, workspace, subject, text: `${workspace}@${version} ${before} ${named}: ${after}. ${remedy}` }];
  });
}

const releasesOf = ({ shell, remotes }: ResolvedSite): Release[] => [shell, ...remotes];

/** A release's text, as a person can read it. */
const short = (text: string): string => {
  const said = printable(text);
  return said.length > mostText ? `${said.slice(0, mostText)}…` : said;
};

/** A place in a workspace's sources. `workspace`: whose release brings it, or calls it. */
interface Place {
  workspace: string;
  file: string;
  text: string;
}

/** Sources of packages, of webpack, and of other folders than the site's. */
const isInstalled = /(^|\/)(node_modules|webpack)\/|\.\.\//;

/**
 * Where an error was thrown: the innermost line of sources that are not installed. If that is shared code, the line of the workspace
 * that calls it, too: its owner can mend it. Undefined where no source map tells it.
 */
async function placeOf({ stack }: Thrown, site: ResolvedSite, maps: SourceMaps): Promise<Place | undefined> {
  let innermost: Place | undefined;
  for (const [, folder = '', name = '', line, column] of stack.matchAll(
    /\/assets\/([\w-]+)\/([\w.-]+\.js)[^\s:)]*:(\d+):(\d+)/g,
  )) {
    const release = releasesOf(site).find(({ workspace }) => workspace === folder);
    if (!release) continue;
    const { workspace, version } = release;
    const position = { workspace, release: version, file: name, line: Number(line), column: Number(column) };
    const found = await maps.sourceOf(position);
    const file = printable(found?.source ?? '');
    if (!found || isInstalled.test(file)) continue;
    const place: Place = { workspace, file, text: `${file}:${found.line}` };
    if (file.startsWith(`${workspace}/`))
      return innermost ? { ...innermost, workspace, text: `${innermost.text}, called by ${place.text}` } : place;
    innermost ??= place;
  }
  return innermost;
}
