import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programPath } from '@mosaico/platform/testing/program';

/** A running nginx. */
export interface Nginx {
  /** Reads the configuration, and what it includes, anew. */
  reload(): void;
  stop(): void;
}

/** Runs nginx with this in its `http` block. It may take a moment until it answers. */
export function startNginx(configuration: string): Nginx {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(join(folder, 'site.conf'), configuration);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user root; daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
     events {} http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  );
  const nginx = spawn(programPath(['nginx'], 'nginx-light'), ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'inherit',
  });
  return {
    reload: () => nginx.kill('SIGHUP'),
    stop() {
      nginx.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
