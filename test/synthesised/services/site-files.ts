import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Deployment } from '../assembly/resolve.ts';
import type { Answer } from '../network/forward.ts';

const deployment = z.object({
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z._default(z.array(z.record(z.string(), z.string())), []),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.optional(z.never()),
  Exclude: z._default(z.array(z.string()), []),
  Include: z._default(z.array(z.string()), []),
  Prune: z._default(z.boolean(), true),
  SystemMetadata: z._default(z.record(z.string(), z.string()), {}),
});

/** Files by bucket and key. */
export type SiteFiles = (bucket: string, key: string) => Answer | undefined;

/** The types that the AWS command line, which copies the files, guesses from their names. */
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** Does what CDK's bucket deployments do, which are functions in Python: copies assets into buckets, with the values of their markers. */
export function deployFiles(deployed: Deployment): SiteFiles {
  const files = new Map<string, Answer>();
  for (const { properties } of deployed.ofType('Custom::CDKBucketDeployment')) {
    const { SourceObjectKeys, SourceMarkers, DestinationBucketName, Exclude, Include, SystemMetadata } =
      deployment.parse(properties);
    SourceObjectKeys.forEach((objectKey, index) => {
      const folder = deployed.assetAt(objectKey);
      for (const path of filesIn(folder)) {
        const key = relative(folder, path).split(sep).join('/');
        if (matchesAny(Exclude, key) && !matchesAny(Include, key)) continue;
        const body = withMarkers(readFileSync(path), SourceMarkers[index] ?? {});
        const headers = {
          'content-type': types[extname(key)] ?? 'binary/octet-stream',
          etag: `"${createHash('md5').update(body).digest('hex')}"`,
          ...SystemMetadata,
        };
        files.set(`${DestinationBucketName}/${key}`, { status: 200, headers, body });
      }
    });
  }
  return (bucket, key) => files.get(`${bucket}/${key}`);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]));
}

const matchesAny = (patterns: string[], key: string): boolean =>
  patterns.some((pattern) =>
    new RegExp(`^${pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(key),
  );

function withMarkers(content: Buffer, markers: Record<string, string>): Buffer {
  if (Object.keys(markers).length === 0) return content;
  return Buffer.from(
    Object.entries(markers).reduce((text, [marker, value]) => text.replaceAll(marker, value), content.toString('utf8')),
  );
}
