import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { parse, type Node } from 'acorn';
import { armOfText, asArmRequest, drawn, splitRequests } from '../../../testing/arm-requests.ts';
import { splitObjects, websiteOf, type ObjectAnswer } from '../../../testing/bucket-objects.ts';
import { canaryFiles, composedFiles } from '../../../testing/composed-folder.ts';
import { armOf } from '../arms.ts';
import type { CloudFrontEvent, CloudFrontRequest, CloudFrontResponse } from './cloudfront.ts';
import { edgeFiles } from './edge-files.ts';

type Handler = (event: CloudFrontEvent) => CloudFrontRequest | CloudFrontResponse;

const canary = { number: 1, weight: 25 };
let folder: string;
let bucket: (path: string) => ObjectAnswer;
let source: string;
let handler: Handler;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cloudfront-'));
  bucket = websiteOf(await splitObjects(folder, canary));
  source = readFileSync(join(folder, '.edge', 'cloudfront.js'), 'utf8');
  handler = handlerOf(source);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a function in what CloudFront's runtime has: the language alone, without code from text. Chance counts anew in each event there. */
function handlerOf(code: string): Handler {
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  runInContext(
    'Math.random = function () { throw new Error("Two events of one visit have no chance in common."); };',
    context,
  );
  runInContext(code, context);
  return runInContext('handler', context) as Handler;
}

interface Answered extends ObjectAnswer {
  cookie: string | undefined;
}

/** A request on its way through CloudFront. `keepsPath`: whether the second event has the path that the viewer has requested, or the object's. */
function ask(run: Handler, path: string, headers: Readonly<Record<string, string>> = {}, keepsPath = true): Answered {
  const requestId = randomUUID();
  const [uri = '', query = ''] = path.split('?');
  const valued = (pairs: readonly (readonly [string, string])[]): CloudFrontRequest['cookies'] => {
    const values: CloudFrontRequest['cookies'] = {};
    for (const [name, value] of pairs) {
      const before = values[name];
      values[name] = before
        ? { ...before, multiValue: [...(before.multiValue ?? [{ value: before.value }]), { value }] }
        : { value };
    }
    return values;
  };
  const pairsIn = (text: string, between: string) =>
    text
      .split(between)
      .filter(Boolean)
      .map((each) => [each.split('=')[0]?.trim() ?? '', each.slice(each.indexOf('=') + 1).trim()] as const);
  const { cookie = '', ...others } = headers;
  const request = (): CloudFrontRequest => ({
    uri,
    querystring: valued(pairsIn(query, '&')),
    headers: valued(Object.entries(others)),
    cookies: valued(pairsIn(cookie, ';')),
  });
  const sent = run({ context: { eventType: 'viewer-request', requestId }, request: request() });
  if ('statusCode' in sent) return { status: sent.statusCode, headers: {}, body: '', cookie: undefined };
  const object = bucket(sent.uri);
  // CloudFront calls no function for an answer that says that something is wrong.
  if (object.status >= 400) return { ...object, cookie: undefined };
  const values = valued(Object.entries(object.headers));
  const response = { statusCode: object.status, headers: values, cookies: {} };
  const shown = run({
    context: { eventType: 'viewer-response', requestId },
    request: { ...request(), ...(!keepsPath && { uri: sent.uri }) },
    response,
  }) as CloudFrontResponse;
  const set = shown.cookies['mosaico-canary'];
  return {
    ...object,
    headers: Object.fromEntries(Object.entries(shown.headers).map(([name, { value }]) => [name, value])),
    cookie: set && `mosaico-canary=${set.value}; ${set.attributes}`,
  };
}

const visit = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
const inCanary = { cookie: 'mosaico-canary=1.7' };

test.each([true, false])(
  'every request gets the arm, and the cookie, that the one rule gives it (path kept: %s)',
  (keepsPath) => {
    const wrong: unknown[] = [];
    for (const request of splitRequests.filter(({ file }) => file !== '404.html')) {
      const { body, cookie } = ask(handler, request.path, request.headers, keepsPath);
      const asked = { ...asArmRequest(request), tls: true };
      const expected = armOf(asked, canary, drawn(cookie));
      if (armOfText(request.file, body) !== expected.arm || cookie !== expected.cookie)
        wrong.push({ request, body, cookie, expected });
    }
    expect(wrong).toEqual([]);
  },
);

test('requests are drawn into all buckets alike, by their ids', () => {
  const counts = new Map<string, number>();
  const count = 10_000;
  for (let visits = 0; visits < count; visits += 1) {
    const bucketOf = /\.(\d+);/.exec(ask(handler, '/planes', visit).cookie ?? '')?.[1] ?? '';
    counts.set(bucketOf, (counts.get(bucketOf) ?? 0) + 1);
  }
  expect(counts.size).toBe(100);
  // Six standard deviations of a binomial share of 1 %.
  for (const found of counts.values())
    expect(Math.abs(found - count / 100)).toBeLessThan(6 * Math.sqrt(count * 0.01 * 0.99));
});

test('answers of an arm are private and vary by the cookie; assets and texts are as they are', () => {
  expect(ask(handler, '/planes', inCanary).headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Cookie',
  });
  expect(ask(handler, '/assets/shell/shell.abc.js', inCanary).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(ask(handler, '/planes.md', inCanary).headers.vary).toBeUndefined();
});

test("pages, redirects and what is not there are the visitor's arm's; its folder has no address", () => {
  expect(ask(handler, '/', inCanary).body).toBe(canaryFiles['index.html']);
  expect(ask(handler, '/nueva', inCanary).body).toBe(canaryFiles['nueva.html']);
  expect(ask(handler, '/nueva').status).toBe(404);
  expect(ask(handler, '/ir', inCanary).headers.location).toBe('https://example.com/canary');
  for (const path of [
    '/.canary/1/planes',
    '/.canary/split.json',
    '/.canary',
    '/%2Ecanary/1/planes',
    '//.canary/1/planes',
  ])
    expect([path, ask(handler, path, inCanary).status]).toEqual([path, 404]);
});

test('where no canary runs, everybody gets the site, and the cookie goes', async () => {
  const run = handlerOf((await edgeFiles(undefined))['.edge/cloudfront.js'] ?? '');
  const { body, cookie, headers } = ask(run, '/planes', { ...visit, ...inCanary });
  expect([body, cookie]).toEqual([
    composedFiles['planes.html'],
    'mosaico-canary=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
  ]);
  expect([headers['cache-control'], headers.vary]).toEqual(['no-cache', undefined]);
  expect(ask(run, '/planes', visit).cookie).toBeUndefined();
});

/** What the runtime has of the language besides ECMAScript 5.1, and this function may use. */
const syntax = new Set([
  ...[
    'Program',
    'VariableDeclaration',
    'VariableDeclarator',
    'FunctionDeclaration',
    'FunctionExpression',
    'Identifier',
  ],
  ...[
    'Literal',
    'BlockStatement',
    'ExpressionStatement',
    'ReturnStatement',
    'IfStatement',
    'ForStatement',
    'TryStatement',
  ],
  ...[
    'CatchClause',
    'CallExpression',
    'NewExpression',
    'MemberExpression',
    'ObjectExpression',
    'ArrayExpression',
    'Property',
  ],
  ...['BinaryExpression', 'LogicalExpression', 'UnaryExpression', 'UpdateExpression', 'AssignmentExpression'],
  ...['ConditionalExpression', 'ArrowFunctionExpression', 'TemplateLiteral', 'TemplateElement'],
]);

test('it is of the language that CloudFront runs, and within its 10 kB', () => {
  expect(Buffer.byteLength(source)).toBeLessThan(10_240);
  const strange = new Set<string>();
  const look = (node: Node & Record<string, unknown>): void => {
    if (
      !syntax.has(node.type) ||
      node.shorthand === true ||
      node.method === true ||
      node.async === true ||
      node.optional === true
    )
      strange.add(source.slice(node.start, node.start + 60));
    if (node.type === 'LogicalExpression' && node.operator === '??') strange.add(source.slice(node.start, node.end));
    for (const value of Object.values(node).flat())
      if (typeof value === 'object' && value !== null && 'type' in value) look(value as typeof node);
  };
  look(parse(source, { ecmaVersion: 'latest' }) as never);
  expect([...strange]).toEqual([]);
});
