import { writeFileSync } from 'node:fs';
import { lstat, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RenderedPage } from '@mosaico/shared-types';
import { environmentName, problemSchema, type Problem, type Revision } from '@mosaico/shared-types/schemas';
import * as v from 'valibot';
import { readAtMost } from '../lib/bounds.ts';
import { clockSkewMs } from '../lib/clock.ts';
import { hasCode } from '../lib/error-code.ts';
import { keyOf } from '../lib/hashes.ts';
import { checkedJson } from '../lib/read-json.ts';
import { answerLimits, readAnswer, type RenderAnswer } from '../site/render/page-shape.ts';
import { pathsOf, render, renderedElsewhere, type Renderer } from '../site/render/render.ts';
import type { ResolvedSite } from '../site/resolve/resolve.ts';
import { composerVersion } from '../site/site-map.ts';
import { armsOf } from '../store/arms.ts';
import { RevisionTaken, type Store } from '../store/store.ts';
import { isOfSmokeTest } from './forced.ts';

const planFile = 'plan.json';
const mostFound = 1_000;

const planSchema = v.strictObject({
  schema: v.literal(1),
  environment: environmentName,
  /** Number of the revision that the pages are of. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  created: v.pipe(v.string(), v.isoTimestamp('must be an ISO 8601 time')),
  /** What its smoke test has met, and somebody has let through. */
  found: v.optional(v.pipe(v.array(problemSchema), v.maxLength(mostFound)), []),
});

/** The revision of a plan, and a renderer that takes the plan's pages. */
export type Plan = Pick<Revision, 'revision' | 'created'> & { render: Renderer; found: readonly Problem[] };

/**
 * Composes a revision as a plan in a new folder, and writes nothing else: neither to the store nor to compositions. A plan holds
 * what the releases' code has answered for each page, and nothing that follows from the store: `applyPlan` computes the
 * revision again, and takes scripts and styles from the store. Throws if the folder is there. Leaves none behind
 * where `compose` rejects; one of a process that was ended has no `plan.json`, and is refused.
 */
export async function writePlan<Made extends { revision: Revision }>(
  store: Store,
  folder: string,
  compose: (rehearsal: Store, renderer: Renderer) => Promise<Made>,
): Promise<Made> {
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new Error(`${folder} is there already. Name a new folder for the plan, or delete that one.`);
  });
  try {
    const made = await compose(store.rehearsal(), keptIn(folder));
    const { environment, revision, created } = made.revision;
    const forced = armsOf(made.revision).flatMap((arm) => arm.forced?.problems ?? []);
    const found = forced.filter((each) => typeof each !== 'string' && isOfSmokeTest(each));
    const plan = {
      schema: 1,
      environment,
      revision,
      created,
      ...(found.length > 0 && { found: found.slice(0, mostFound) }),
    };
    await writeFile(join(folder, planFile), JSON.stringify(plan));
    return made;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Applies a plan, which is somebody else's input. Runs no release's code. Throws for what is no plan, or one of another
 * environment, if what is to be recorded is not what its pages are of, and as `apply` does.
 */
export async function applyPlan<Applied>(
  store: Store,
  folder: string,
  environment: string,
  apply: (plan: Plan) => Promise<Applied>,
): Promise<Applied> {
  const file = join(folder, planFile);
  const plan = checkedJson(planSchema, await textOf(file), file);
  if (plan.environment !== environment)
    throw new Error(`${folder} is a plan of "${plan.environment}", and not of "${environment}". ${anew}`);
  const head = await store.head(environment);
  const made = Date.parse(plan.created);
  const before = head.revision ? Date.parse(head.revision.created) : 0;
  const isNext = head.next === plan.revision;
  if (made > Math.max(Date.now(), before) + clockSkewMs || (isNext && made < before - clockSkewMs))
    throw new Error(`${file} says that it was made at ${plan.created}, which cannot be. ${anew}`);
  try {
    const { revision, created, found } = plan;
    return await apply({ revision, created, found, render: takenFrom(folder) });
  } catch (error) {
    if (!(error instanceof RevisionTaken)) throw error;
    throw new Error(`${error.message} ${anew}`, { cause: error });
  }
}

const anew = 'Nothing was changed. Make a new plan with --plan, and apply that one.';

/** Renders, and keeps the answers below a folder. */
const keptIn =
  (folder: string): Renderer =>
  async (store, site, take) => {
    await mkdir(pagesFolder(folder, site), { recursive: true });
    const files = new Map(pathsOf(site).map((path, index) => [path, pageFile(folder, site, index)]));
    const keep = (id: string, answer: object): void =>
      writeFileSync(files.get(id) ?? '', JSON.stringify({ id, ...answer }));
    const kept = new Set<string>();
    const onPage = (path: string, page: RenderedPage): void => {
      // At once, so that nobody holds it.
      keep(path, { page });
      kept.add(path);
    };
    const rendering = await render(store, site, { onPage, take });
    for (const path of files.keys()) {
      const error = rendering.failures.get(path)?.why.slice(0, answerLimits.error) ?? 'it has no answer.';
      if (!kept.has(path)) keep(path, { error });
    }
    return rendering;
  };

/** Takes the answers that are kept below a folder. */
const takenFrom =
  (folder: string): Renderer =>
  async (_store, site, take) => {
    const { environment, revision } = site.revision;
    const isKept = await lstat(pagesFolder(folder, site)).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isKept)
      throw new Error(
        `${folder} holds no pages of revision ${revision} of "${environment}" as it would be: the environment, its configuration, or the platform is another one than the plan was made with. ${anew}`,
      );
    const files = new Map(pathsOf(site).map((path, index) => [path, pageFile(folder, site, index)]));
    return renderedElsewhere(site, (path) => answerIn(files.get(path) ?? '', path), take);
  };

/** A kept answer, as it would be read from the process that renders. Throws for another one. */
async function answerIn(file: string, path: string): Promise<Exclude<RenderAnswer, { wanted: string[] }>> {
  const text = await textOf(file, answerLimits.bytes);
  let answer: RenderAnswer | undefined;
  try {
    answer = readAnswer(text);
  } catch {
    // What stands in it instead is nobody's business.
  }
  if (!answer || answer.id !== path || 'wanted' in answer)
    throw new Error(`${file} is not the answer for ${path}. ${anew}`);
  return answer;
}

/** The text of a plan's file. Throws for a link, and for anything else than a file. */
async function textOf(file: string, most?: number): Promise<string> {
  const found = await lstat(file).catch(() => undefined);
  if (!found?.isFile())
    throw new Error(`${file} ${found ? 'is no file' : 'is missing: this is no whole plan'}. ${anew}`);
  return (await readAtMost(file, most)).toString();
}

/** Changes with all that pages are rendered from. */
const pagesFolder = (folder: string, { revision, table, configuration, data, today }: ResolvedSite): string =>
  join(
    folder,
    keyOf([composerVersion, Object.entries(revision.releases).sort(), table, configuration.site, data, today]),
  );

const pageFile = (folder: string, site: ResolvedSite, index: number): string =>
  join(pagesFolder(folder, site), `${index}.json`);
