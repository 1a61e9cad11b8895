import type { Revision } from '@mosaico/shared-types/schemas';
import { Command } from 'commander';
import { showRecorded } from '../environments/apply-revision.ts';
import { applyPlan, writePlan } from '../environments/plan.ts';
import { command } from '../lib/command.ts';
import type { Store } from '../store/store.ts';
import type { Renderer } from '../site/render/render.ts';
import { bucketAddress, type BucketAddress } from '../store/bucket/address.ts';
import { Bucket } from '../store/bucket/bucket.ts';
import { readSiteMap } from '../site/site-map.ts';
import { canaryObjects, siteObjects } from '../deliver/site-objects.ts';
import { isBehind, uploadSite, type Site } from '../deliver/upload-site.ts';
import { printResult, dryRunOption, jsonOption } from './output.ts';
import { wholeNumber } from './arguments.ts';
import { planLine } from './change.ts';
import { context, environmentOption } from './context.ts';
import { withPlan, type PlanOptions } from './plan-options.ts';
import { UsageError } from './usage-error.ts';

interface UploadOptions extends PlanOptions {
  env: string;
  to?: BucketAddress;
  wait: number;
  dryRun?: boolean;
  json?: boolean;
}

export function uploadCommand(): Command {
  const command = new Command('upload')
    .description(
      "Copy an environment's newest revision into a bucket that serves it as a website. Composes it first if needed.",
    )
    .addOption(environmentOption())
    .option(
      '--to <address>',
      's3://bucket[/prefix][?endpoint=…&region=…] (needed, but for --plan, which writes nothing where this bucket is up to date)',
      bucketAddress,
    )
    .option('--wait <seconds>', 'how long to wait for the end of another upload', wholeNumber, 0)
    .addOption(dryRunOption())
    .addOption(jsonOption());
  return withPlan(command)
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico upload --env production --to s3://www.example.com\n  mosaico upload --env production --to s3://site?endpoint=http://127.0.0.1:7480 --dry-run',
    )
    .action(async ({ env, to, wait, dryRun, plan, apply, json }: UploadOptions) => {
      const { store, sites } = context();
      if (plan !== undefined) {
        if (to !== undefined) {
          const bucket = new Bucket(to);
          const { revision } = await store.revision(env);
          if (!(await isBehind({ bucket, environment: env, revision })))
            return printResult(
              { revision, isUpToDate: true },
              [`${bucket.urlOf()} shows revision ${revision} of ${env} already. No plan was written.`],
              json,
            );
        }
        const { revision } = await writePlan(store, plan, async (rehearsal, render) => {
          const recorded = await rehearsal.revision(env);
          await expectEdge(rehearsal, recorded);
          return showRecorded(rehearsal, recorded, sites(env), render);
        });
        return printResult({ revision: revision.revision, plan }, [planLine(plan)], json);
      }
      if (to === undefined) throw new UsageError('Where to? Name the bucket: --to s3://bucket');
      const allWarnings: string[] = [];
      /** What others have promoted meanwhile is shown as well, wherever they did it: they may not get as far as here. */
      const composed = async (render?: Renderer): Promise<Site> => {
        const revision = await store.revision(env);
        await expectEdge(store, revision);
        const { folder, warnings } = await showRecorded(store, revision, sites(env), render);
        for (const warning of warnings) console.error(warning);
        allWarnings.push(...warnings);
        const map = await readSiteMap(folder);
        return {
          revision: revision.revision,
          objects: [...siteObjects(folder, map), ...(await canaryObjects(folder, map))],
        };
      };
      const site = (): Promise<Site> =>
        apply === undefined ? composed() : applyPlan(store, apply, env, ({ render }) => composed(render));
      // Composed before others are kept out.
      await site();
      const bucket = new Bucket(to);
      const uploaded = await uploadSite({ bucket, environment: env, site, wait, dryRun });
      const lines = dryRun
        ? [
            ...uploaded.uploaded.map((key) => `would upload ${bucket.urlOf(key)}`),
            ...uploaded.deleted.map((key) => `would delete ${bucket.urlOf(key)}`),
          ]
        : [];
      const total = `${uploaded.uploaded.length} uploaded, ${uploaded.unchanged.length} unchanged, ${uploaded.deleted.length} deleted`;
      const summary = dryRun
        ? `Nothing was changed: ${total} it would be.`
        : `${bucket.urlOf()} shows revision ${uploaded.revision} of ${env}: ${total}.`;
      printResult({ bucket: bucket.urlOf(), ...uploaded, warnings: allWarnings }, [...lines, summary], json);
    });
}

/** Throws where a canary runs that the site configuration does not let a CDN split: a bucket alone shows everybody the same. */
async function expectEdge(store: Store, { environment, canary, configuration }: Revision): Promise<void> {
  if (!canary || (await store.configuration(configuration)).site.canary?.splitBy === 'edge') return;
  throw new Error(
    [
      `In "${environment}" the canary ${canary.number} gets ${canary.weight} % of the visits, and a bucket shows every visitor the same files.`,
      'A function of a CDN before the bucket can split them (docs/hosting.md, "A canary before a bucket"): publish it, and say so in site.json:',
      '  "canary": { "splitBy": "edge" }',
      `Otherwise let "mosaico serve" or nginx answer the visitors, or end the canary: ${command(`canary abort --env ${environment}`)}`,
    ].join('\n'),
  );
}
