import { CreateBucketCommand, PutBucketPolicyCommand, PutBucketWebsiteCommand } from '@aws-sdk/client-s3';
import { connect } from '../store/bucket/bucket.ts';

/** Makes a bucket in a service, with this policy where one is given. */
export async function makeBucket(endpoint: string, name: string, policy?: object): Promise<void> {
  const { client } = await connect({ endpoint });
  await client.send(new CreateBucketCommand({ Bucket: name }));
  if (policy) await client.send(new PutBucketPolicyCommand({ Bucket: name, Policy: JSON.stringify(policy) }));
  client.destroy();
}

/** Makes a bucket that shows everybody what is in it, as docs/operations.md says a site's has to be. */
export async function makeSiteBucket(endpoint: string, name: string): Promise<void> {
  const everyone = { Effect: 'Allow', Principal: '*', Resource: [`arn:aws:s3:::${name}`, `arn:aws:s3:::${name}/*`] };
  // Who may not list is told 403 of what is not there.
  const Statement = [{ ...everyone, Action: ['s3:GetObject', 's3:ListBucket'] }];
  await makeBucket(endpoint, name, { Version: '2012-10-17', Statement });
  const { client } = await connect({ endpoint });
  const WebsiteConfiguration = { IndexDocument: { Suffix: 'index.html' }, ErrorDocument: { Key: '404.html' } };
  await client.send(new PutBucketWebsiteCommand({ Bucket: name, WebsiteConfiguration }));
  client.destroy();
}
