import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { packagedFile, programPath } from '@mosaico/platform/testing/program';

/** A running nginx. */
export interface Nginx {
  /** Reads the configuration, and what it includes, anew. */
  reload(): void;
  stop(): Promise<void>;
}

/** The file of one of nginx's modules. Nothing where there is none, and none can be installed. */
export function nginxModule(name: 'brotli-static' | 'js'): string | undefined {
  programPath(['nginx'], 'nginx-light');
  const file = `/usr/lib/nginx/modules/ngx_http_${name.replace('-', '_')}_module.so`;
  return packagedFile(file, `libnginx-mod-http-${name}`);
}

/** Whether this machine has IPv6: nginx does not start where it is to answer there and cannot. */
export const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'));

/** Runs nginx with this in its `http` block, and these modules. It may take a moment until it answers. */
export function startNginx(configuration: string, modules: readonly string[] = []): Nginx {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(join(folder, 'site.conf'), configuration);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${modules.map((file) => `load_module ${file}; `).join('')}user root; daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
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
