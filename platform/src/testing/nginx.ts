import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packagedFile, programPath } from './program.ts';

/** A running nginx. */
export interface Nginx {
  /** Reads the configuration, and what it includes, anew. */
  reload(): void;
  stop(): Promise<void>;
}

/** The file of nginx's module that sends brotli. Nothing where there is none, and none can be installed. */
export function brotliModule(): string | undefined {
  programPath(['nginx'], 'nginx-light');
  return packagedFile('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', 'libnginx-mod-http-brotli-static');
}

/** Runs nginx with this in its `http` block. It may take a moment until it answers. */
export function startNginx(configuration: string): Nginx {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(join(folder, 'site.conf'), configuration);
  const brotli = brotliModule();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${brotli ? `load_module ${brotli}; ` : ''}user root; daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
     events {} http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  );
  const nginx = spawn(programPath(['nginx'], 'nginx-light'), ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'inherit',
  });
  return {
    reload: () => nginx.kill('SIGHUP'),
    async stop() {
      // Until it has ended it may write there.
      const ended = nginx.exitCode === null && once(nginx, 'exit');
      nginx.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
