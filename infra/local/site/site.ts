import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { type InlineHashes, inlineHashes, noInlineHashes } from '#infra/inline-hashes.ts';
import { reportPaths } from '#web/lib/report-paths.ts';
import { buildOpening } from '../../../web/opening-build.ts';
import { makeSampleFiles } from '../../../web/sample-files.ts';
import { buildSite } from './site-build.ts';
import { routePage, siteFiles } from './site-files.ts';

/** `build`: the production build, rebuilt if needed. `dev`: Vite with hot reload. `none`: no pages. Otherwise a folder with a built site. */
export type SiteKind = 'build' | 'dev' | 'none' | (string & {});

export interface Site {
  serve(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  /** Hashes of the inline scripts and styles of its documents. */
  inline: InlineHashes;
  close(): Promise<void>;
}

export async function openSite(kind: SiteKind, server: Server, log: (line: string) => void): Promise<Site> {
  if (kind === 'dev') return devSite(server);
  if (kind === 'none')
    return staticSite(
      async (_request, response) => void response.writeHead(404, { 'content-type': 'text/plain' }).end('No site here.'),
    );
  const folder = kind === 'build' ? await buildSite(log) : kind;
  return staticSite(siteFiles(folder), inlineHashes(folder));
}

const staticSite = (serve: Site['serve'], inline = noInlineHashes): Site => ({ serve, inline, close: async () => {} });

const web = resolve(import.meta.dirname, '../../../web');
/** In development Vite serves the sources, and the styles of a public page are imported by its script. */
const sources = { script: '/src/pages/start.ts', styles: [], reportStyles: [] };
const stylesScripts = ['public-styles', 'report-styles']
  .map((name) => `<script type="module" src="/src/pages/${name}.ts"></script>`)
  .join('');

/** The site from its current sources, with hot reload. Public pages are rendered again for each visit. */
async function devSite(server: Server): Promise<Site> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: resolve(web, 'vite.config.ts'),
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  });

  async function documentAt(path: string): Promise<string | undefined> {
    if (path === '/app.html') return readFile(resolve(web, 'app.html'), 'utf8');
    if (!path.endsWith('.html')) return undefined;
    const page = path === '/index.html' ? '/' : path.slice(0, -'.html'.length);
    const { renderPage } = (await vite.ssrLoadModule('/src/pages/render-page.tsx')) as {
      renderPage: (path: string, files: typeof sources & { opening: string }, sample: unknown) => string;
    };
    const files = { ...sources, opening: await buildOpening() };
    return renderPage(page, files, (await makeSampleFiles()).document).replace('</head>', `${stylesScripts}</head>`);
  }

  return {
    async serve(request, response, path) {
      const routed = routePage(path);
      if ('location' in routed) return void response.writeHead(302, { location: routed.location }).end();
      if (routed.file === reportPaths.samplePdf)
        return void response.writeHead(200, { 'content-type': 'application/pdf' }).end((await makeSampleFiles()).pdf);
      const html = await documentAt(routed.file);
      if (html === undefined)
        return vite.middlewares(request, response, () => void response.writeHead(404).end('Not found'));
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(await vite.transformIndexHtml(path, html));
    },
    inline: noInlineHashes,
    close: () => vite.close(),
  };
}
