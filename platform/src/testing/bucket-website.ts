import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** What the website of a bucket answered. */
interface WebsiteAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** Decompressed. */
  body: string;
}

/** Asks a bucket's website for a path, as a browser that would not follow a redirect. */
export function askWebsite(endpoint: string, bucket: string, path: string): Promise<WebsiteAnswer> {
  return new Promise((resolve, reject) => {
    // A connection of its own: one that was kept may have been closed while a test waited for a program. It is asked to be kept
    // all the same, since Ceph sends more than it says on one that is not.
    const agent = new Agent({ keepAlive: true });
    const options = { agent, headers: { host: `${bucket}.s3website.localhost` } };
    get(new URL(path, endpoint), options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        agent.destroy();
        const { statusCode: status, headers } = response;
        const bytes = Buffer.concat(parts);
        resolve({
          status,
          headers,
          body: String(headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes),
        });
      });
    }).on('error', reject);
  });
}
