import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bucket } from '../store/bucket/bucket.ts';
import { composedMap, writeComposed } from '../testing/composed-folder.ts';
import { siteObjects } from './site-objects.ts';
import { memoryBucket } from '../testing/memory-bucket.ts';
import { uploadIndexKey, uploadLockKey, uploadSite } from './upload-site.ts';

let folder: string;
let service: Server;
beforeAll(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' });
  folder = mkdtempSync(join(tmpdir(), 'upload-'));
  await writeComposed(folder);
  // Its disk is full after the notes of an upload, and from then on it refuses everything.
  service = createServer((request, response) => {
    const isNote = request.url?.includes('/.mosaico/') === true;
    const status = request.method === 'GET' ? 404 : request.method === 'PUT' && isNote ? 200 : 403;
    const code = status === 404 ? 'NoSuchKey' : 'AccessDenied';
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(status === 200 ? '' : `<Error><Code>${code}</Code></Error>`);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  service.close();
  service.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test('an upload that was cut says which object failed, not that its lock cannot be deleted either', async () => {
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const bucket = new Bucket({ bucket: 'site', prefix: '', endpoint });
  const objects = siteObjects(folder, composedMap).filter(({ key }) => key === 'data/lista.json');
  const site = () => Promise.resolve({ revision: 1, objects });
  await expect(uploadSite({ bucket, environment: 'production', site })).rejects.toThrow(
    's3://site/data/lista.json cannot be written',
  );
});

test('Ctrl+C begins no further write, waits for those that are under way, and lets the next upload begin', async () => {
  const bucket = memoryBucket();
  const { put } = bucket;
  const begun: string[] = [];
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  let isFirst = (): void => undefined;
  const first = new Promise<void>((resolve) => (isFirst = resolve));
  bucket.put = async (key, ...all) => {
    if (key === uploadIndexKey) return put(key, ...all);
    begun.push(key);
    isFirst();
    await arrival;
    return put(key, ...all);
  };
  let end: (at: object) => void = () => undefined;
  const ended = new Promise<object>((resolve) => (end = resolve));
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    // What the bucket holds at the end of the process.
    end({ code, lock: String(bucket.objects.get(uploadLockKey)), keys: [...bucket.objects.keys()] });
    throw new Error('the process has ended');
  });
  const site = { revision: 1, objects: siteObjects(folder, composedMap) };
  const uploading = uploadSite({ bucket, environment: 'production', site: () => Promise.resolve(site) });
  uploading.catch(() => undefined);
  await first;
  process.emit('SIGINT');
  const held = String(bucket.objects.get(uploadLockKey));
  expect(held).toContain(`process ${process.pid} on`);
  arrive();
  expect(await ended).toEqual({
    code: 130,
    lock: expect.stringContaining('nobody') as string,
    keys: expect.arrayContaining(begun) as string[],
  });
  expect(begun.length).toBeLessThan(site.objects.length);
  await expect(uploading).rejects.toThrow('the process has ended');
  exit.mockRestore();
  bucket.put = put;
  expect(await uploadSite({ bucket, environment: 'production', site: () => Promise.resolve(site) })).toMatchObject({
    revision: 1,
  });
});
