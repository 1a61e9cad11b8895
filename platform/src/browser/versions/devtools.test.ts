/** @jest-environment jsdom */
import { showToDevtools, type Running } from './devtools.ts';

const running: Running = {
  releases: { shell: '2.0.1', 'mf-legal': '1.4.0' },
  remotes: { 'mf-legal': '/assets/mf-legal/remote-entry.abc.js' },
  table: { slots: {} },
};

interface Federation {
  moduleInfo: Record<string, Record<string, unknown>>;
}
const federation = (): Federation => (globalThis as unknown as { __FEDERATION__: Federation }).__FEDERATION__;

/** What is posted to the extension after it has read once. */
async function posted(): Promise<Federation> {
  const message = new Promise<Federation>((resolve) =>
    window.addEventListener('message', ({ data }) => resolve(data as Federation), { once: true }),
  );
  expect(federation().moduleInfo).toBeDefined();
  return message;
}

test("Module Federation's extension sees the shell, its remotes and their versions, and nothing is asked before it looks", async () => {
  const asked = jest.fn(() => Promise.resolve<Running | undefined>(running));
  showToDevtools('shell', asked);
  expect(asked).not.toHaveBeenCalled();
  const { moduleInfo } = await posted();
  expect(moduleInfo.shell).toMatchObject({
    version: '2.0.1',
    consumerList: ['shell'],
    remotesInfo: { mf_legal: { matchedVersion: '1.4.0' } },
  });
  expect(moduleInfo['mf_legal:1.4.0']).toMatchObject({
    version: '1.4.0',
    globalName: 'mf_legal',
    remoteEntry: 'remote-entry.abc.js',
    publicPath: 'http://localhost/assets/mf-legal/',
    modules: [{ moduleName: 'screens' }],
  });
  expect(federation().moduleInfo).toEqual(moduleInfo);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("what a runtime of federation's own notes there stays", async () => {
  showToDevtools('shell', () => Promise.resolve(running));
  federation().moduleInfo = { theirs: { version: '1' } };
  const { moduleInfo } = await posted();
  expect(Object.keys(moduleInfo)).toEqual(['theirs', 'shell', 'mf_legal:1.4.0']);
});
