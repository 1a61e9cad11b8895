import { CreateBucketCommand, PutBucketPolicyCommand, PutBucketWebsiteCommand } from '@aws-sdk/client-s3';
import { connect } from '../store/bucket/bucket.ts';
import { documentedPolicies } from './documented-policies.ts';

/** Makes a bucket in a service, with this policy where one is given. */
export async function makeBucket(endpoint: string, name: string, policy?: object): Promise<void> {
  const { client } = await connect({ endpoint });
  await client.send(new CreateBucketCommand({ Bucket: name }));
  if (policy) await client.send(new PutBucketPolicyCommand({ Bucket: name, Policy: JSON.stringify(policy) }));
  client.destroy();
}

/** Makes a bucket that shows everybody what is in it, as docs/operations.md says a site's has to be. */
export async function makeSiteBucket(endpoint: string, name: string): Promise<void> {
  const [policy] = documentedPolicies('A bucket');
  const own = JSON.stringify(policy).replaceAll('arn:aws:s3:::www.example.com', `arn:aws:s3:::${name}`);
  await makeBucket(endpoint, name, JSON.parse(own) as object);
  const { client } = await connect({ endpoint });
  const WebsiteConfiguration = { IndexDocument: { Suffix: 'index.html' }, ErrorDocument: { Key: '404.html' } };
  await client.send(new PutBucketWebsiteCommand({ Bucket: name, WebsiteConfiguration }));
  client.destroy();
}
