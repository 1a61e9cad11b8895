/** Where in which bucket something is kept. */
export interface BucketAddress {
  bucket: string;
  /** What every key begins with: nothing, or ending in a slash. */
  prefix: string;
  /** Origin of a service other than AWS. */
  endpoint?: string;
  /** Default: what the AWS SDK finds (`AWS_REGION`, the profile). */
  region?: string;
}

const example =
  'Write e.g. s3://my-bucket/mosaico, or s3://my-bucket/mosaico?endpoint=https://s3.example.com&region=us-east-1';

/**
 * The address that a person wrote. Without an endpoint, the SDK's usual variable counts if it is set. Throws, with an example,
 * for anything else.
 */
export function bucketAddress(text: string): BucketAddress {
  const refuse = (why: string): Error => new Error(`"${text}" is no address of a bucket: ${why}. ${example}.`);
  if (!text.startsWith('s3://') || !URL.canParse(text)) throw refuse('it does not begin with s3:// and a bucket');
  const { hostname, pathname, username, port, searchParams } = new URL(text);
  if (username) throw refuse('it holds credentials, which belong in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  if (port || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname))
    throw refuse(`a bucket's name has 3 to 63 small letters, digits, dots and hyphens`);
  for (const name of searchParams.keys())
    if (name !== 'endpoint' && name !== 'region') throw refuse(`"${name}" is unknown, there are endpoint and region`);
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env;
  const endpoint = searchParams.get('endpoint') ?? AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL;
  const region = searchParams.get('region');
  if (endpoint && !/^https?:\/\/[^/]+\/?$/.test(endpoint))
    throw refuse('endpoint must be an origin, like https://s3.example.com');
  const prefix = decodeURIComponent(pathname).split('/').filter(Boolean).join('/');
  return {
    bucket: hostname,
    prefix: prefix && `${prefix}/`,
    ...(endpoint && { endpoint }),
    ...(region && { region }),
  };
}
