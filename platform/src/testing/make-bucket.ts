import { CreateBucketCommand, PutBucketPolicyCommand, PutBucketWebsiteCommand } from '@aws-sdk/client-s3';
import { connect } from '../store/bucket/bucket.ts';
import type { Ceph } from './ceph.ts';
import { documentedPolicies, type Policy } from './documented-policies.ts';

/** Makes a bucket in a service, with this policy where one is given. */
export async function makeBucket(endpoint: string, name: string, policy?: object): Promise<void> {
  const { client } = await connect({ endpoint });
  await client.send(new CreateBucketCommand({ Bucket: name }));
  if (policy) await client.send(new PutBucketPolicyCommand({ Bucket: name, Policy: JSON.stringify(policy) }));
  client.destroy();
}

const user = (name: string) => ({ AWS: [`arn:aws:iam:::user/${name}`] });

/**
 * Makes a bucket in which each of these users may do what the policy beside their name says, and the service's first user everything:
 * where objects belong to who writes them, as in Ceph, the bucket's owner is not let in by itself.
 */
export async function makeSharedBucket(ceph: Ceph, name: string, rights: Record<string, Policy>): Promise<void> {
  const Resource = [`arn:aws:s3:::${name}`, `arn:aws:s3:::${name}/*`];
  const owner = { Effect: 'Allow', Action: 's3:*', Resource, Principal: user('test') };
  const given = Object.entries(rights).flatMap(([who, { Statement }]) =>
    Statement.map((each) => ({ ...each, Principal: user(who) })),
  );
  await makeBucket(ceph.endpoint, name, { Version: '2012-10-17', Statement: [owner, ...given] });
}

/** Makes users who may do nothing until a bucket's policy says so; the variables that sign a command in as each of them. */
export async function makeUsers<Name extends string>(
  ceph: Ceph,
  names: readonly Name[],
): Promise<Record<Name, { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string }>> {
  const made: [string, object][] = [];
  for (const name of names) {
    const { accessKey, secretKey } = await ceph.user(name);
    made.push([name, { AWS_ACCESS_KEY_ID: accessKey, AWS_SECRET_ACCESS_KEY: secretKey }]);
  }
  return Object.fromEntries(made) as Awaited<ReturnType<typeof makeUsers<Name>>>;
}

/**
 * Makes a bucket that shows everybody what is in it, as docs/operations.md says a site's has to be. Of Ceph's users only its owner
 * and this one may write it.
 */
export async function makeSiteBucket(endpoint: string, name: string, uploader?: string): Promise<void> {
  const [policy] = documentedPolicies('A bucket');
  const own = JSON.parse(
    JSON.stringify(policy).replaceAll('arn:aws:s3:::www.example.com', `arn:aws:s3:::${name}`),
  ) as Policy;
  const Resource = [`arn:aws:s3:::${name}`, `arn:aws:s3:::${name}/*`];
  const Action = ['s3:ListBucket', 's3:GetObject', 's3:PutObject', 's3:DeleteObject'];
  const Statement = [
    ...own.Statement,
    ...['test', ...(uploader ? [uploader] : [])].map((who) => ({
      Effect: 'Allow',
      Action,
      Resource,
      Principal: user(who),
    })),
  ];
  await makeBucket(endpoint, name, { ...own, Statement });
  const { client } = await connect({ endpoint });
  const WebsiteConfiguration = { IndexDocument: { Suffix: 'index.html' }, ErrorDocument: { Key: '404.html' } };
  await client.send(new PutBucketWebsiteCommand({ Bucket: name, WebsiteConfiguration }));
  client.destroy();
}
