import { Command, Option } from 'commander';
import { showRecorded } from '../environments/deploy.ts';
import { bucketAddress, type BucketAddress } from '../store/bucket/address.ts';
import { Bucket } from '../store/bucket/bucket.ts';
import { readSiteMap } from '../site/site-map.ts';
import { siteObjects, uploadEncodings, type UploadEncoding } from '../deliver/site-objects.ts';
import { uploadSite, type Upload } from '../deliver/upload-site.ts';
import { answer, dryRunOption, jsonOption } from './answer.ts';
import { wholeNumber } from './arguments.ts';
import { context, environmentOption } from './context.ts';

interface UploadOptions {
  env: string;
  to: BucketAddress;
  encoding: UploadEncoding;
  wait: number;
  dryRun?: boolean;
  json?: boolean;
}

export function uploadCommand(): Command {
  return new Command('upload')
    .description(
      "Put an environment's newest revision into a bucket that serves it as a website; composes it where it is not.",
    )
    .addOption(environmentOption())
    .addOption(bucketOption().makeOptionMandatory())
    .addOption(encodingOption())
    .option('--wait <seconds>', 'wait so long for somebody else who uploads', wholeNumber, 0)
    .addOption(dryRunOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico upload --env production --to s3://www.example.com\n  mosaico upload --env production --to s3://site?endpoint=http://127.0.0.1:7480 --dry-run',
    )
    .action(async ({ env, to, encoding, wait, dryRun, json }: UploadOptions) => {
      const { store, sites } = context();
      /** What others have promoted meanwhile is shown as well, wherever they did it: they may not get as far as here. */
      const newest = async (): Promise<Pick<Upload, 'revision' | 'objects'>> => {
        const revision = await store.revision(env);
        const { folder } = await showRecorded(store, revision, sites(env));
        return { revision: revision.revision, objects: siteObjects(folder, await readSiteMap(folder), encoding) };
      };
      const bucket = new Bucket(to);
      const uploaded = await uploadSite({
        bucket,
        environment: env,
        ...(await newest()),
        newest,
        wait,
        dryRun,
        progress: showProgress,
      });
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
      answer({ bucket: bucket.urlOf(), ...uploaded }, [...lines, summary], json);
    });
}

/** `--to`: the bucket that serves the site. */
export const bucketOption = (): Option =>
  new Option('--to <address>', 's3://bucket[/prefix][?endpoint=…&region=…]').argParser(bucketAddress);

/** `--encoding`, by default what every browser reads. */
export const encodingOption = (): Option =>
  new Option('--encoding <name>', 'how objects are compressed, for every visitor alike')
    .choices(uploadEncodings)
    .default('gzip');

/** On a terminal one line that counts; elsewhere, where lines are kept, one at each tenth. On standard error. */
export function showProgress(done: number, all: number, key: string): void {
  const { stderr } = process;
  if (stderr.isTTY) {
    const line = `${done} of ${all}  ${key}`.slice(0, stderr.columns - 1);
    stderr.write(`\r\u001b[K${done < all ? line : ''}`);
  } else if (done === all || Math.floor((done * 10) / all) > Math.floor(((done - 1) * 10) / all)) {
    stderr.write(`${done} of ${all}\n`);
  }
}
