import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

const drawnBy = async (server: ViteDevServer): Promise<ReadonlyMap<string, string>> => {
  const painter = await server.ssrLoadModule('/scripts/plugins/pictures.draw.tsx');
  return painter['drawn']();
};

/** The pictures that the API hands out, drawn as on the page, as files at the addresses it names. */
export const pictures = (): Plugin => ({
  name: 'pictures',
  configureServer: (server) => {
    server.middlewares.use((request, answer, next) => {
      const [path = ''] = request.url?.split('?') ?? [];
      if (!/^\/assets\/.*\.svg$/.test(path)) return next();
      drawnBy(server).then((files) => {
        const file = files.get(path);
        if (file === undefined) return next();
        answer.setHeader('content-type', 'image/svg+xml');
        answer.end(file);
      }, next);
    });
  },
  async generateBundle() {
    if (this.environment.name !== 'client') return;
    const server = await createServer({
      configFile: false,
      mode: 'production',
      appType: 'custom',
      logLevel: 'error',
      plugins: [react()],
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true, include: [] },
    });
    const files = await drawnBy(server).finally(() => server.close());
    for (const [path, source] of files)
      this.emitFile({ type: 'asset', fileName: path.slice(1), source });
  },
});
