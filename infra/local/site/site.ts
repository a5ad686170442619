import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type InlineHashes, inlineHashes, nothingInline } from '#infra/inline-hashes.ts';
import { devSite } from './site-dev.ts';
import { buildSite } from './site-build.ts';
import { siteFiles } from './site-files.ts';

/** `build`: the production build, made when needed; `dev`: Vite with hot reload; `none`: no pages; else a folder with a built site. */
export type SiteKind = 'build' | 'dev' | 'none' | (string & {});

export interface Site {
  serve(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  /** Hashes of what stands inline in its documents. */
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

const staticSite = (serve: Site['serve'], inline = nothingInline): Site => ({ serve, inline, close: async () => {} });
