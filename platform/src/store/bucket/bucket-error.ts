import type { BucketAddress } from './address.ts';

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
export class BucketError extends Error {
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
