import { Command } from 'commander';
import type { BucketAddress } from '../bucket/address.ts';
import { Bucket } from '../bucket/bucket.ts';
import { readSiteMap } from '../site/site-map.ts';
import { preview, previewsLast, removeOldPreviews, removePreview } from '../environments/preview.ts';
import { dropOldPreviews } from '../upload/old-previews.ts';
import { isSharedByPreviews, previewObjects } from '../upload/preview-objects.ts';
import type { SiteObject, UploadEncoding } from '../upload/site-objects.ts';
import { uploadSite, type Uploaded } from '../upload/upload-site.ts';
import { releasesMeant } from '../environments/named-releases.ts';
import { answer, jsonOption } from './answer.ts';
import { context, environmentOption, portOption } from './context.ts';
import { changesOf } from './arguments.ts';
import { bucketOption, encodingOption, showProgress } from './upload.ts';

interface PreviewOptions {
  set: string[];
  env: string;
  config?: string;
  name?: string;
  origin?: string;
  port: number;
  to?: BucketAddress;
  encoding: UploadEncoding;
  remove?: string;
  removeOld?: boolean;
  json?: boolean;
}

export function previewCommand(): Command {
  return new Command('preview')
    .description(
      'Compose an environment with other releases, to look at below a path of its own. Changes no environment.',
    )
    .option('--set <release>', 'workspace@version or workspace=version; once for each', collect, [])
    .addOption(environmentOption())
    .option('--config <folder>', 'with the site configuration of this folder')
    .option(
      '--name <name>',
      'name in the path (default: derived from the mix, so that the same mix is the same preview)',
    )
    .option('--origin <origin>', 'where the environment is served, for the printed address (default: this computer)')
    .addOption(portOption())
    .addOption(bucketOption())
    .addOption(encodingOption())
    .option('--remove <name>', 'take a preview away; with --to, from the bucket')
    .option('--remove-old', 'take all of them away that are two weeks old; with --to, from the bucket')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nA running "mosaico serve" of the environment shows it at once. Here, previews that are two weeks old go with "mosaico prune", too.\n\nExamples:\n  mosaico preview --set mf-plans=1.5.0-rc.1 --env staging\n  mosaico preview --set mf-plans=1.5.0-rc.1 --set mf-crm=2.0.0 --name pr-12 --origin https://staging.example.com\n  mosaico preview --set mf-plans=1.5.0-rc.1 --name pr-12 --to s3://staging.example.com\n  mosaico preview --remove pr-12 --env staging\n  mosaico preview --remove-old --to s3://staging.example.com',
    )
    .action(async (options: PreviewOptions) => {
      const { store, sites } = context();
      const { env, remove, removeOld, json } = options;
      const bucket = options.to && new Bucket(options.to);
      if (removeOld) {
        const removed = bucket ? await dropOldPreviews(bucket, previewsLast) : await removeOldPreviews(sites(env));
        const lines = removed.map((each) => `removed ${each}`);
        return answer({ removed }, lines.length > 0 ? lines : ['No preview is two weeks old. Nothing to do.'], json);
      }
      if (remove !== undefined) {
        if (bucket && !(await removeUploaded(bucket, env, remove)))
          return answer({}, [`There is no preview "${remove}" in ${bucket.urlOf()}. Nothing to do.`], json);
        if (!bucket) await removePreview(sites(env), remove);
        return answer({ removed: remove }, [`removed ${remove}`], json);
      }
      const changes = await releasesMeant(store, changesOf(options.set.map((each) => each.replace('=', '@'))));
      const made = await preview(store, {
        environment: env,
        changes,
        configurationFolder: options.config,
        sites: sites(env),
        name: options.name,
      });
      const origin = options.origin?.replace(/\/$/, '') ?? `http://localhost:${options.port}`;
      const address = `${origin}${made.path}/`;
      const lines = [address, `${made.pages} pages in ${made.folder}`];
      if (bucket) {
        const map = await readSiteMap(made.folder);
        const objects = previewObjects(made.folder, made.path, map, options.encoding);
        const { uploaded } = await uploadPreview(bucket, {
          environment: env,
          revision: map.revision,
          name: made.name,
          objects,
        });
        lines.push(`${uploaded.length} objects uploaded to ${bucket.urlOf()}`);
      }
      answer({ ...made, address }, lines, json);
    });
}

/** Resolves to whether there was one: not every pull request that is closed had a preview. */
async function removeUploaded(bucket: Bucket, environment: string, name: string): Promise<boolean> {
  const { deleted } = await uploadPreview(bucket, { environment, revision: 0, name });
  return deleted.length > 0;
}

/** Makes the bucket have these objects of the preview and no others. */
function uploadPreview(
  bucket: Bucket,
  { name, objects = [], ...of }: { environment: string; revision: number; name: string; objects?: SiteObject[] },
): Promise<Uploaded> {
  return uploadSite({
    ...of,
    bucket,
    name: `preview-${name}`,
    objects,
    isShared: isSharedByPreviews,
    progress: showProgress,
  });
}

function collect(value: string, previous: string[]): string[] {
  return [...previous, value];
}
