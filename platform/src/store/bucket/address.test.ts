import { bucketAddress } from './address.ts';

test('an address names bucket, prefix, endpoint and region', () => {
  expect(bucketAddress('s3://my-bucket')).toEqual({ bucket: 'my-bucket', prefix: '' });
  expect(bucketAddress('s3://my-bucket/a/b/')).toEqual({ bucket: 'my-bucket', prefix: 'a/b/' });
  expect(bucketAddress('s3://my-bucket/a?endpoint=http://127.0.0.1:7480&region=eu-west-1')).toEqual({
    bucket: 'my-bucket',
    prefix: 'a/',
    endpoint: 'http://127.0.0.1:7480',
    region: 'eu-west-1',
  });
});

test.each([
  ['my-bucket', 'it does not begin with s3://'],
  ['https://my-bucket', 'it does not begin with s3://'],
  ['s3://', "a bucket's name has"],
  ['s3://My_Bucket', "a bucket's name has"],
  ['s3://my-bucket:80/a', "a bucket's name has"],
  ['s3://key:secret@my-bucket', 'it holds credentials'],
  ['s3://my-bucket?endpoint=127.0.0.1', 'endpoint must be an origin'],
  ['s3://my-bucket?endpont=http://127.0.0.1', '"endpont" is unknown'],
])('%s is refused with an example', (text, why) => {
  expect(() => bucketAddress(text)).toThrow(why);
  expect(() => bucketAddress(text)).toThrow('Write e.g. s3://my-bucket/mosaico');
});
