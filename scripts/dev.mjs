import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, run } from './ensure.mjs';

ensureInstalled();
const { createServer } = await import('vite');

/** The platform behind the page: built once, its port one above the page's. */
const port = Number(process.env.PORT ?? 3000);
const behind = `http://127.0.0.1:${port + 1}`;

run('npx', ['vite', 'build', '--ssr', '--logLevel', 'warn']);
const server = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port + 1),
    LOG_LEVEL: 'warn',
    PUBLIC_URL: `http://localhost:${port}`,
  },
});
server.on('exit', (code) => process.exit(code ?? 0));

const proxied = [
  '/api',
  '/messageHub',
  '/socket.io',
  '/images',
  '/mails',
  '/manifest.webmanifest',
  '/healthz',
  '/readyz',
];
const page = await createServer({
  root,
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: behind, ws: true }])),
  },
});
await page.listen();
page.printUrls();
console.log(`  Inspector: http://localhost:${port}/__inspect`);

const stop = async () => {
  server.kill('SIGTERM');
  await page.close();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
