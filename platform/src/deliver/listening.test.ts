import { createServer } from 'node:http';
import { listening } from './listening.ts';

test.each([
  ['EACCES', 'Port 81 may not be used by you: ports below 1024'],
  ['EADDRINUSE', 'Port 81 is taken by another program.'],
])('a port that cannot be had is named, with what to do: %s', async (code, says) => {
  const server = createServer();
  jest.spyOn(server, 'listen').mockImplementation(() => {
    queueMicrotask(() => server.emit('error', Object.assign(new Error(`listen ${code}`), { code, syscall: 'listen' })));
    return server;
  });
  await expect(listening(server, 81)).rejects.toThrow(says);
});
