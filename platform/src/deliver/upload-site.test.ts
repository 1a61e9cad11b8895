import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bucket } from '../store/bucket/bucket.ts';
import { composedMap, writeComposed } from '../testing/composed-folder.ts';
import { siteObjects } from './site-objects.ts';
import { uploadSite } from './upload-site.ts';

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
