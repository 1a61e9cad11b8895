import { connect } from '@mosaico/platform/bucket/bucket';

/** Makes a bucket that shows everybody what is in it, as README.md says a site's has to be. */
export async function makeSiteBucket(endpoint: string, name: string): Promise<void> {
  const { client, sdk } = await connect({ endpoint });
  await client.send(new sdk.CreateBucketCommand({ Bucket: name }));
  await client.send(
    new sdk.PutBucketWebsiteCommand({
      Bucket: name,
      WebsiteConfiguration: { IndexDocument: { Suffix: 'index.html' }, ErrorDocument: { Key: '404.html' } },
    }),
  );
  const everybody = { Effect: 'Allow', Principal: '*', Resource: [`arn:aws:s3:::${name}`, `arn:aws:s3:::${name}/*`] };
  const Policy = JSON.stringify({
    Version: '2012-10-17',
    Statement: [{ ...everybody, Action: ['s3:GetObject', 's3:ListBucket'] }],
  });
  await client.send(new sdk.PutBucketPolicyCommand({ Bucket: name, Policy }));
}
