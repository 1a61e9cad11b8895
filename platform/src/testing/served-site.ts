import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type Serving } from '../deliver/serve.ts';
import { composedFiles, writeSites } from './composed-folder.ts';
import { rawAnswer, type RawAnswer } from './raw-requests.ts';

/** The built-in server during a file of tests. */
export interface ServedSite {
  /** The folder of sites that it serves. What else is in it is for nobody to see. */
  sites(): string;
  port(): number;
  /** A request of one line and headers, after which the server closes the connection. */
  request(line: string, headers?: Record<string, string>): Promise<RawAnswer>;
  get(path: string, headers?: Record<string, string>): Promise<RawAnswer>;
  /** No answer holds anything of the machine, or of what is beside the site. */
  expectDiscretion(answer: RawAnswer): void;
}

/**
 * Serves the composed site of tests, with a secret beside it and links that lead there, for as long as
 * a file's tests run. After each of them the site must still answer.
 */
export function servedSite(): ServedSite {
  let sites: string;
  let serving: Serving;
  let port: number;
  beforeAll(async () => {
    sites = mkdtempSync(join(tmpdir(), 'served-'));
    await writeSites(sites);
    writeFileSync(join(sites, 'secret.txt'), 'secret');
    symlinkSync(join(sites, 'secret.txt'), join(sites, '000001', 'linked.txt'));
    symlinkSync(sites, join(sites, '000001', 'outside'));
    serving = await serve(sites, 0);
    port = Number(new URL(serving.address).port);
  });
  afterAll(async () => {
    await serving.stop();
    rmSync(sites, { recursive: true, force: true });
  });

  const request: ServedSite['request'] = (line, headers = {}) => {
    const all = { Host: 'localhost', Connection: 'close', ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return rawAnswer(port, `${line} HTTP/1.1\r\n${lines.join('')}\r\n`);
  };
  const get: ServedSite['get'] = (path, headers) => request(`GET ${path}`, headers);

  // Whatever was requested before: the next request gets the page.
  afterEach(async () => {
    const { status, body } = await get('/planes');
    expect(status).toBe(200);
    expect(body.toString()).toBe(composedFiles['planes.html']);
  });

  return {
    sites: () => sites,
    port: () => port,
    request,
    get,
    expectDiscretion({ body, headers }) {
      const received = body.toString('latin1') + JSON.stringify(headers);
      expect(received).not.toContain('secret');
      expect(received).not.toContain(sites);
      expect(received).not.toMatch(/node_modules|\.ts:\d|^\s+at /m);
    },
  };
}
