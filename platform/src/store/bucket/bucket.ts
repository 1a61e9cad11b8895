import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ListObjectsV2CommandOutput, PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import { bounds, bytesAtMost, TooLargeError } from '../../lib/bounds.ts';
import type { BucketAddress } from './address.ts';
import type { ObjectHeaders } from './content-headers.ts';
import type * as Sdk from './sdk.ts';

/** So often a request is made before it counts as failed; the waits between grow. */
const attempts = 5;
/** Milliseconds to reach the service, and for it to send nothing, before a request is made again. */
const connectionTimeout = 5_000;
const silenceTimeout = 60_000;

/** Timeouts of a request to a service that does not respond, in milliseconds. */
export interface Waits {
  /** Until standard error names the host that has not responded. */
  notice: number;
  /** Until whatever writes nothing new is given up, all attempts together. */
  answer: number;
}

const usualWaits: Waits = { notice: 5_000, answer: 10_000 };

/** What is below a prefix. */
export interface Listing {
  objects: { key: string; modified: Date }[];
  /** Names of the folders right below it, without a slash; only of a listing that does not go deeper. */
  folders: string[];
}

/**
 * A bucket of an S3-compatible service. Keys are relative to the address's prefix. Only what all engines agree on is used:
 * single-request puts of buffers, `If-None-Match: *`, `If-Match` on puts, and single deletions; no multipart uploads, no `If-Match` on
 * deletions. Every method throws an `Error` that names bucket and key, what is wrong, and what to do.
 */
export class Bucket {
  private connection: Promise<Connection> | undefined;
  private isNoticed = false;

  constructor(
    private readonly address: BucketAddress,
    private readonly waits = usualWaits,
  ) {}

  /** What messages call an object, or the prefix itself. */
  urlOf(key = ''): string {
    return `s3://${this.address.bucket}/${this.address.prefix}${key}`;
  }

  /** An object's content, if there is one. Rejects with a {@link TooLargeError} for one with more than `most` bytes, of which it reads no more. */
  async get(key: string, most: number = bounds.bytes): Promise<Buffer | undefined> {
    return (await this.tagged(key, most))?.body;
  }

  /** An object's content and its tag (HTTP's `ETag`), if there is one: see {@link replace}. Rejects as {@link get} does. */
  async tagged(key: string, most: number = bounds.bytes): Promise<{ body: Buffer; tag: string } | undefined> {
    const found = await this.contentOf(key, most);
    if (found && found.body === undefined) throw new TooLargeError(this.urlOf(key), most);
    return found as { body: Buffer; tag: string } | undefined;
  }

  /** Without `body` where the object has more than `most` bytes. */
  private async contentOf(key: string, most: number): Promise<{ body: Buffer | undefined; tag: string } | undefined> {
    return this.request('read', key, async ({ client, sdk }, at) => {
      for (let left = attempts; ; left -= 1) {
        const { Body, ETag = '' } = await this.answered((options) =>
          client.send(new sdk.GetObjectCommand(at), options),
        );
        try {
          return { body: await bytesAtMost((Body ?? []) as AsyncIterable<Uint8Array>, most), tag: ETag };
        } catch (error) {
          // The SDK retries until an answer begins; here it broke off.
          if (left <= 1) throw error;
        }
      }
    }).catch(unlessMissing);
  }

  /** Writes an object, in place of what is there. */
  async put(key: string, body: Buffer, headers: ObjectHeaders): Promise<void> {
    await this.request('written', key, ({ client, sdk }, at) =>
      this.noticed(() => client.send(new sdk.PutObjectCommand({ ...at, ...inputOf(body, headers) }))),
    );
  }

  /** Writes an object unless there is one. For exactly one of several writers it resolves to `true`. */
  async create(key: string, body: Buffer, headers: ObjectHeaders): Promise<boolean> {
    const writer = randomUUID();
    const create = ({ client, sdk }: Connection, at: ObjectName): Promise<unknown> =>
      this.noticed(() =>
        client.send(
          new sdk.PutObjectCommand({ ...at, ...inputOf(body, headers), IfNoneMatch: '*', Metadata: { writer } }),
        ),
      );
    for (let left = attempts; ; left -= 1) {
      try {
        await this.request('written', key, create);
        return true;
      } catch (error) {
        // A request that was made again, since its answer got lost, meets what it wrote itself.
        if (isStatus(error, 412)) return (await this.writerOf(key)) === writer;
        // Somebody writes it at this moment: who wins shows in the next attempt.
        if (!isStatus(error, 409) || left <= 1) throw error;
        await wait(50 * 2 ** (attempts - left));
      }
    }
  }

  /**
   * Replaces the object with this tag. `false`: another object is there, or none. A request is repeated when its answer is lost, and
   * the repetition gives `false` although the first attempt has written: read the object to find out.
   */
  async replace(key: string, tag: string, body: Buffer, headers: ObjectHeaders): Promise<boolean> {
    // Ceph compares tags without the quotation marks that HTTP requires.
    for (const IfMatch of new Set([tag, tag.replaceAll('"', '')]))
      try {
        await this.request('written', key, ({ client, sdk }, at) =>
          this.noticed(() => client.send(new sdk.PutObjectCommand({ ...at, ...inputOf(body, headers), IfMatch }))),
        );
        return true;
      } catch (error) {
        // 409: another request writes the object at this moment.
        if (![404, 409, 412].some((status) => isStatus(error, status))) throw error;
      }
    return false;
  }

  private async writerOf(key: string): Promise<string | undefined> {
    const head = await this.request('read', key, ({ client, sdk }, at) =>
      this.answered((options) => client.send(new sdk.HeadObjectCommand(at), options)),
    ).catch(unlessMissing);
    return head?.Metadata?.writer;
  }

  /** Everything below a prefix (nothing, or ending in a slash), or what sorts `after` a name; `deep: false` stops at the next slash. */
  async list(
    prefix: string,
    { deep = true, after }: { deep?: boolean; after?: string | undefined } = {},
  ): Promise<Listing> {
    return this.request('listed', prefix, async ({ client, sdk }, { Bucket, Key }) => {
      const found: Listing = { objects: [], folders: [] };
      const input = {
        Bucket,
        Prefix: Key,
        ...(deep ? {} : { Delimiter: '/' }),
        ...(after && { StartAfter: Key + after }),
      };
      let page: ListObjectsV2CommandOutput | undefined;
      do {
        const ContinuationToken = page?.NextContinuationToken;
        page = await this.answered((options) =>
          client.send(new sdk.ListObjectsV2Command({ ...input, ContinuationToken }), options),
        );
        for (const { Key: name = '', LastModified = new Date() } of page.Contents ?? [])
          found.objects.push({ key: name.slice(this.address.prefix.length), modified: LastModified });
        for (const { Prefix = '' } of page.CommonPrefixes ?? []) found.folders.push(Prefix.slice(Key.length, -1));
      } while (page.NextContinuationToken);
      return found;
    });
  }

  /** Deletes an object, if there is one. */
  async delete(key: string): Promise<void> {
    await this.request('deleted', key, ({ client, sdk }, at) =>
      this.answered((options) => client.send(new sdk.DeleteObjectCommand(at), options)),
    );
  }

  /** Sends a request. If it takes long, standard error names the host, once for all requests. */
  private async noticed<T>(send: () => Promise<T>): Promise<T> {
    const notice = setTimeout(() => {
      if (!this.isNoticed) process.stderr.write(`waiting for ${hostOf(this.address)}…\n`);
      this.isNoticed = true;
    }, this.waits.notice);
    return send().finally(() => clearTimeout(notice));
  }

  /** Sends a request likewise, and aborts it if the service accepts it and never responds: the SDK would wait again and again. */
  private async answered<T>(send: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
    const abortSignal = AbortSignal.timeout(this.waits.answer);
    try {
      return await this.noticed(() => send({ abortSignal }));
    } catch (error) {
      throw abortSignal.aborted ? Object.assign(new Error('no answer'), { name: 'TimeoutError' }) : error;
    }
  }

  private async request<T>(
    what: string,
    key: string,
    send: (connection: Connection, at: ObjectName) => Promise<T>,
  ): Promise<T> {
    this.connection ??= connect(this.address);
    const at = { Bucket: this.address.bucket, Key: this.address.prefix + key };
    try {
      return await send(await this.connection, at);
    } catch (error) {
      throw new BucketError(error, this.address, `${this.urlOf(key)} cannot be ${what}`);
    }
  }
}

/** See {@link connect}. */
export interface Connection {
  client: S3Client;
  sdk: typeof Sdk;
}

const hostOf = ({ endpoint }: BucketAddress): string => (endpoint ? new URL(endpoint).host : 'AWS');

type ObjectInput = Omit<PutObjectCommandInput, 'Bucket' | 'Key'>;

interface ObjectName {
  Bucket: string;
  Key: string;
}

/**
 * The AWS SDK and a client for the service at this address. Loading it takes a tenth of a second, so only commands that use a
 * bucket load it.
 */
export async function connect({ endpoint, region }: Omit<BucketAddress, 'bucket' | 'prefix'>): Promise<Connection> {
  const sdk = await import('./sdk.ts');
  // It would warn on every run that its later versions want another Node; the lockfile holds one that does not.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const known = region ?? process.env.AWS_REGION;
  const client = new sdk.S3Client({
    maxAttempts: attempts,
    // What the SDK adds by default, other engines than AWS's refuse or ignore.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout, socketTimeout: silenceTimeout },
    ...(known && { region: known }),
    // Services with an address of their own rarely have one for each bucket, and most know no regions.
    ...(endpoint && { endpoint, forcePathStyle: true, region: known ?? 'us-east-1' }),
  });
  return { client, sdk };
}

function inputOf(
  body: Buffer,
  { contentType, contentEncoding, contentDisposition, cacheControl, redirect }: ObjectHeaders,
): ObjectInput {
  return {
    Body: body,
    ContentType: contentType,
    ...(contentEncoding && { ContentEncoding: contentEncoding }),
    ...(contentDisposition && { ContentDisposition: contentDisposition }),
    ...(cacheControl && { CacheControl: cacheControl }),
    ...(redirect && { WebsiteRedirectLocation: redirect }),
  };
}

const isStatus = (error: unknown, status: number): boolean => error instanceof BucketError && error.status === status;

/** No such object is no error; no such bucket is. */
function unlessMissing(error: unknown): undefined {
  if (error instanceof BucketError && ['NoSuchKey', 'NotFound'].includes(error.reason)) return undefined;
  throw error;
}

/** What is known of an error of the AWS SDK, or of the network below it. */
interface Failure {
  name?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** What the system, or the SDK, calls a service that cannot be reached. The SDK may hide it in its own message. */
const unreachable = /ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|TimeoutError/;

/** A request to a bucket has failed. The message names the object, says what is wrong and what to do. */
class BucketError extends Error {
  /** HTTP status of the answer, if there was one. */
  readonly status: number | undefined;
  /** The service's own word for it, e.g. `NoSuchKey`. */
  readonly reason: string;

  constructor(cause: unknown, address: BucketAddress, what: string) {
    const failure = (cause ?? {}) as Failure;
    const reason = failure.code ?? failure.name ?? 'Error';
    super(`${what}: ${explanation(reason, failure, address)}`, { cause });
    this.status = failure.$metadata?.httpStatusCode;
    this.reason = reason;
  }
}

function explanation(
  reason: string,
  { message = '', $metadata }: Failure,
  { bucket, endpoint }: BucketAddress,
): string {
  const service = endpoint ?? 'AWS';
  if (reason === 'NoSuchBucket') return `${service} has no bucket "${bucket}". Create it, or correct the address.`;
  if (reason === 'CredentialsProviderError')
    return 'there are no credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.';
  const [silence] = unreachable.exec(`${reason} ${message}`) ?? [];
  if (silence)
    return `${service} does not answer (${silence}). Check the endpoint and the network, then run the command again.`;
  if (message.includes('Region is missing'))
    return 'the region is unknown. Set AWS_REGION, or add ?region=… to the address.';
  if (reason === 'PermanentRedirect' || reason === 'AuthorizationHeaderMalformed')
    return `the bucket is in another region (${message}). Set AWS_REGION, or add ?region=… to the address.`;
  if ($metadata?.httpStatusCode === 403)
    return `${service} refuses it (${reason}). Check the credentials (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY or AWS_PROFILE) and what they may do with the bucket.`;
  return `${service} says ${reason}: ${message}. Run the command again.`;
}
