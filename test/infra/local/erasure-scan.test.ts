import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { eraseMe } from '#functions/contract/account.ts';
import { keptAfterErasure } from '#functions/domain/words/kept-after-erasure.ts';
import { localClient } from '#infra/local/engines/dynamo.ts';
import { revokeAdmin } from '#functions/contract/admin/admins.ts';
import { callApi } from '#infra/local/seed/call-api.ts';
import { localNames, sampleAccounts } from '#infra/local/settings.ts';
import { signInto, startCloudProcess, type CloudProcess } from '#test/support/cloud-process.ts';
import { liveAsAdmin, liveAsCandidate } from '#test/support/lived-in-account.ts';
import { tracesIn } from '#test/support/personal-traces.ts';

describe('tracesIn', () => {
  const word = 'zebunnisa.quill+trial@example.com';
  const within = (text: string) => Buffer.from(`{"before":"${text}","after":1}`);
  const forms: [string, Uint8Array][] = [
    ['in plain text', within(word)],
    ['in capitals', within(word.toUpperCase())],
    ['in a URL', within(encodeURIComponent(word))],
    ['in base64, one byte in', Buffer.from(within(`x${word}`).toString('base64'))],
    ['in base64, two bytes in', Buffer.from(within(`xy${word}`).toString('base64'))],
    ['in base64url', Buffer.from(within(`xyz${word}`).toString('base64url'))],
    ['in hex', Buffer.from(within(word).toString('hex'))],
    ['in gzip', gzipSync(within(word))],
    ['in gzip after other bytes', Buffer.concat([Buffer.from('head'), gzipSync(within(word))])],
    ['in a stream of a PDF', Buffer.concat([Buffer.from('stream\n'), deflateSync(within(word))])],
    ['in a file of a zip', zipSync({ 'sheet.xml': within(word) })],
    ['in gzip in base64', within(gzipSync(within(word)).toString('base64'))],
  ];
  it.each(forms)('finds a word %s', (_, bytes) => expect(tracesIn(bytes, [word])).toEqual([word]));

  it('finds nothing in a text without the word', () => {
    expect(tracesIn(gzipSync(within('zebunnisa.quill@example.org')), [word])).toEqual([]);
  });
});

let dataFolder: string;
let cloud: CloudProcess;
beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'erasure-scan-'));
  cloud = await startCloudProcess(dataFolder);
}, 120_000);
afterAll(() => cloud.stop());

type Traces = Record<string, string[]>;

/** What of the table leads to a person: `AUDIT.person` → the words. */
async function tracesInTable(words: readonly string[]): Promise<Traces> {
  const { db } = openTable(localNames.table, localClient(cloud.tableEndpoint));
  const found: Traces = {};
  for await (const { Items = [] } of paginateScan({ client: db }, { TableName: localNames.table }))
    for (const item of Items)
      for (const [attribute, value] of Object.entries(item)) {
        const here = leavesOf(value).flatMap((leaf) => tracesIn(leaf, words));
        if (here.length === 0) continue;
        const kind = [item['pk'], item['sk']].map((key) => String(key).split('#')[0]).join('/');
        const place = `${String(item['pk']).startsWith('USER#') ? kind : kind.split('/')[0]}.${attribute}`;
        found[place] = [...new Set([...(found[place] ?? []), ...here])].sort();
      }
  return found;
}

function leavesOf(value: unknown): Uint8Array[] {
  if (value instanceof Uint8Array) return [value];
  if (value instanceof Set) return [...value].flatMap(leavesOf);
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, of]) => [Buffer.from(key), ...leavesOf(of)]);
  return [Buffer.from(String(value))];
}

/** What of the other engines does: objects by their key and content, with all that S3 stores beside them, queues, accounts. */
function tracesInFiles(words: readonly string[]): Traces {
  const places = { s3: 'files', queues: 'queues', 'identity/accounts.json': 'accounts', 'mails.json': 'mails' };
  const found: Traces = {};
  for (const [folder, place] of Object.entries(places))
    for (const file of filesBelow(join(dataFolder, folder))) {
      const here = [Buffer.from(relative(dataFolder, file)), readFileSync(file)].flatMap((bytes) =>
        tracesIn(bytes, words),
      );
      // The files of exports are deleted by time.
      const kind = file.includes(`/${localNames.exportsBucket}/`) ? 'exports' : place;
      if (here.length > 0) found[kind] = [...new Set([...(found[kind] ?? []), ...here])].sort();
    }
  return found;
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}

const allTraces = async (words: readonly string[]) => ({ ...(await tracesInTable(words)), ...tracesInFiles(words) });

/** Where the number of an erased account may still be, with the words of the sentence that tells people so. */
const kept: Record<string, string> = {
  'USER/PROFILE.pk': 'does not create the account again',
  queues: 'files that arrive late are deleted',
  'EXPORT.person': 'record of any export',
  'EXPORT.by': 'record of any export',
  'EXPORT.pk': 'record of any export',
  exports: 'Exports of answers and scores',
  'AUDIT.person': 'If an admin acted on your account',
  'AUDIT.object': 'If an admin acted on your account',
  'AUDIT.by': 'If you were an admin:',
  'AUDIT.after': 'If you were an admin:',
  'UPLOAD.by': 'uploaded a sheet',
  'BATCH.createdBy': 'made coupons',
  'COUPON.createdBy': 'made coupons',
  'QUIZ.updatedBy': 'changed a quiz',
  'QUIZ.publishedBy': 'published a question bank',
  'BANK.data': 'published a question bank',
  'USER/GRANT.by': 'gave more time',
  'ADMINS.sk': 'If you were an admin, also',
  'ADMINS.name': 'If you were an admin, also',
  'ADMINS.email': 'If you were an admin, also',
};

function expectOnlyKept(after: Traces, userId: string): void {
  // The office's mailbox and the person's own: both are outside of the product.
  const { mails: _mails, ...left } = after;
  for (const [place, words] of Object.entries(left)) {
    expect(
      keptAfterErasure.filter((sentence) => sentence.includes(kept[place] ?? 'nothing')),
      place,
    ).toHaveLength(1);
    if (!/^(exports|ADMINS\.(name|email))$/.test(place)) expect(words, place).toEqual([userId]);
  }
}

/** The kinds of items, with the places outside of the table. */
const kindsOf = (traces: Traces) => [...new Set(Object.keys(traces).map((place) => place.replace(/\..*/, '')))].sort();

describe('an erasure', () => {
  it('leaves of a candidate who used everything only what the notice says is kept', async () => {
    const { userId, token, words } = await liveAsCandidate(cloud);
    await vi.waitFor(() => expect(tracesInFiles(words)).not.toHaveProperty('queues'), { timeout: 60_000 });
    const before = await allTraces(words);
    expect(kindsOf(before)).toEqual(
      [
        ...['AUDIT', 'CONTACT', 'EXPORT', 'accounts', 'exports', 'files', 'mails'],
        ...['ATTEMPT', 'CONSENT', 'GRANT', 'OPEN', 'PROFILE', 'REDEMPTION', 'REPORT', 'RESULT', 'SEAT'].map(
          (kind) => `USER/${kind}`,
        ),
      ].sort(),
    );
    await callApi(cloud.origin, token, eraseMe, { body: { confirmation: 'ERASE' } });
    // The stream orders the removal of late files.
    await vi.waitFor(() => expect(tracesInFiles(words)).toHaveProperty('queues'), { timeout: 60_000 });
    const after = await allTraces(words);
    expectOnlyKept(after, userId);
    expect(kindsOf(after)).toEqual(['AUDIT', 'EXPORT', 'USER/PROFILE', 'exports', 'mails', 'queues']);
    expect(tracesIn(Buffer.from(cloud.output()), words)).toEqual([]);
  }, 300_000);

  it('leaves of an admin who used everything only what the notice says is kept', async () => {
    const { userId, token, words } = await liveAsAdmin(cloud);
    expect(Object.keys(await allTraces(words))).toEqual(expect.arrayContaining(['ADMINS.userIds', 'AUDIT.by']));
    const erasure = () => callApi(cloud.origin, token, eraseMe, { body: { confirmation: 'ERASE' } });
    await expect(erasure()).rejects.toThrow('needs-another-admin');
    const admin = await signInto(cloud, sampleAccounts.admin.email);
    await callApi(cloud.origin, admin, revokeAdmin, { params: { userId }, body: { reason: 'Has left' } });
    await erasure();
    const after = await allTraces(words);
    expectOnlyKept(after, userId);
    const traces = { 'ADMINS.sk': [userId], 'ADMINS.name': ['Yggdrasil'] };
    expect(after).toMatchObject({ ...traces, 'ADMINS.email': expect.arrayContaining([words[1]]) as string[] });
    expect(after).not.toHaveProperty('ADMINS.userIds');
    expect(tracesIn(Buffer.from(cloud.output()), words)).toEqual([]);
  }, 300_000);
});
