import { connect } from 'node:net';
import { once } from 'node:events';
import type { Driver } from './driver.ts';

/** Sends one command of https://www.w3.org/TR/webdriver2/ and resolves to its value. Rejects with the browser's error. */
export type Send = (command: Command, parameters?: object) => Promise<unknown>;

type Command = 'Navigate' | 'ExecuteAsyncScript' | 'PerformActions' | 'SetTimeouts' | 'DeleteSession';

const paths: Record<Command, string> = {
  Navigate: '/url',
  ExecuteAsyncScript: '/execute/async',
  PerformActions: '/actions',
  SetTimeouts: '/timeouts',
  DeleteSession: '',
};

/** Begins a session with a driver over HTTP. */
export async function httpSession(address: string, capabilities: object): Promise<Send> {
  const call = async (method: string, url: string, parameters: object): Promise<unknown> => {
    const answer = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(parameters) }) });
    const { value } = (await answer.json()) as { value: { message?: string } | null };
    if (!answer.ok) throw new Error(value?.message ?? `${url} answered ${answer.status}`);
    return value;
  };
  const begun = await call('POST', `${address}/session`, { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = begun as { sessionId: string };
  return (command, parameters = {}) =>
    call(
      command === 'DeleteSession' ? 'DELETE' : 'POST',
      `${address}/session/${sessionId}${paths[command]}`,
      parameters,
    );
}

/**
 * Begins a session with Firefox itself, which takes the same commands over a socket (Marionette). Debian does not package geckodriver,
 * which translates from HTTP.
 */
export async function marionetteSession(
  port: number,
): Promise<Send & ((command: string, parameters?: object) => Promise<unknown>)> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let received = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) settle(message as [1, number, { message: string } | null, unknown]);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended.'));
    waiting.clear();
  });
  const settle = ([, id, error, value]: [1, number, { message: string } | null, unknown]): void => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(error.message));
    else resolve?.(value && typeof value === 'object' && 'value' in value ? value.value : value);
  };
  let last = 0;
  const send = (command: string, parameters: object = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const text = JSON.stringify([0, last, command.includes(':') ? command : `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await send('NewSession', {});
  return send;
}

/** Key names → WebDriver's codes. */
const codes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
const codeOf = (key: string): string => codes[key] ?? key;

/** A browser by WebDriver. */
export function webDriver(send: Send, rest: Pick<Driver, 'problems' | 'close'>): Driver {
  const evaluated = async (body: string, words: readonly unknown[]): Promise<unknown> => {
    const answer = (await send('ExecuteAsyncScript', {
      script: `const done = arguments[arguments.length - 1]; const words = [...arguments].slice(0, -1);
        (async () => ${body})().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: words,
    })) as { value?: unknown; error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  };
  const pointer = (...actions: object[]): Promise<unknown> =>
    send('PerformActions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  return {
    async open(url) {
      await send('Navigate', { url });
    },
    evaluate: async <Result>(call: unknown, ...words: unknown[]) =>
      (await evaluated(`(${String(call)})(...words)`, words)) as Result,
    async run(source) {
      await evaluated(`{ ${source} }`, []);
    },
    async move(x, y) {
      await pointer({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 30, origin: 'viewport' });
    },
    async click() {
      await pointer({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
    },
    async press(keys, held = []) {
      const down = (key: string): object => ({ type: 'keyDown', value: codeOf(key) });
      const up = (key: string): object => ({ type: 'keyUp', value: codeOf(key) });
      const strokes = keys.flatMap((key) => [down(key), up(key)]);
      await send('PerformActions', {
        actions: [
          { type: 'key', id: 'keyboard', actions: [...held.map(down), ...strokes, ...held.toReversed().map(up)] },
        ],
      });
    },
    ...rest,
  };
}
