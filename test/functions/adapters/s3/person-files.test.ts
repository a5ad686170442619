import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personFiles } from '#functions/adapters/s3/report-files.ts';
import { removeReportFile } from '#functions/usecases/reports/delivery/remove-report-file.ts';

interface Version {
  key: string;
  version: string;
  isMarker?: boolean;
}

/** As a versioned bucket answers: two entries to a page, markers of what was hidden among them. */
describe('files of a person', () => {
  let stored: Version[];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    asked.push(`${request.method ?? ''} ${pathname}`);
    if (request.method === 'DELETE') {
      const key = decodeURIComponent(pathname.slice('/bucket/'.length));
      stored = stored.filter((each) => each.key !== key || each.version !== searchParams.get('versionId'));
      return response.writeHead(204).end();
    }
    const prefix = searchParams.get('prefix') ?? '';
    const after = `${searchParams.get('key-marker') ?? ''} ${searchParams.get('version-id-marker') ?? ''}`;
    const all = stored.filter(({ key, version }) => key.startsWith(prefix) && `${key} ${version}` > after);
    const page = all.slice(0, 2);
    const last = page.at(-1);
    const entries = page.map(({ key, version, isMarker }) => {
      const name = isMarker ? 'DeleteMarker' : 'Version';
      return `<${name}><Key>${key}</Key><VersionId>${version}</VersionId></${name}>`;
    });
    const next = `<NextKeyMarker>${last?.key ?? ''}</NextKeyMarker><NextVersionIdMarker>${last?.version ?? ''}</NextVersionIdMarker>`;
    response.setHeader('content-type', 'application/xml');
    return response.end(
      `<ListVersionsResult><IsTruncated>${String(all.length > 2)}</IsTruncated>${all.length > 2 ? next : ''}${entries.join('')}</ListVersionsResult>`,
    );
  });
  let client: S3Client;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    client = new S3Client({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'ap-south-1',
      forcePathStyle: true,
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    });
  });
  beforeEach(() => {
    asked.length = 0;
    stored = [
      { key: 'reports/u1/1.1.A.answers.pdf', version: '1' },
      { key: 'reports/u1/1.1.A.pdf', version: '1' },
      { key: 'reports/u1/1.1.A.pdf', version: '2', isMarker: true },
      { key: 'reports/u1/1.1.A.pdf', version: '3' },
      { key: 'reports/u1/1.2.B.pdf', version: '1' },
      { key: 'reports/u1/1.2.B.pdf', version: '2' },
      { key: 'reports/u10/1.1.A.pdf', version: '1' },
      { key: 'reports/u2/1.1.A.pdf', version: '1' },
    ];
  });
  afterAll(() => {
    client.destroy();
    server.close();
  });
  const left = () => stored.map(({ key, version }) => `${key} ${version}`);

  it('removeAll deletes every version and delete marker below a prefix, over several pages', async () => {
    const files = personFiles(client, 'bucket');
    expect(await files.removeAll('reports/u1/')).toBe(6);
    expect(left()).toEqual(['reports/u10/1.1.A.pdf 1', 'reports/u2/1.1.A.pdf 1']);
    expect(await files.removeAll('reports/u1/')).toBe(0);
  });

  it('removeReportFile deletes the files of one report only', async () => {
    await removeReportFile({ personFiles: personFiles(client, 'bucket') }, { userId: 'u1', attemptId: '1.1.A' });
    expect(left()).toEqual([
      'reports/u1/1.2.B.pdf 1',
      'reports/u1/1.2.B.pdf 2',
      'reports/u10/1.1.A.pdf 1',
      'reports/u2/1.1.A.pdf 1',
    ]);
  });
});
