import { quizStore } from '#functions/adapters/dynamo/quiz-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { publishBank } from '#functions/contract/admin/quizzes.ts';
import { createUpload, getUpload } from '#functions/contract/admin/uploads.ts';
import { getMe } from '#functions/contract/me.ts';
import { defaultQuizDetails } from '#functions/domain/quiz.ts';
import { setAdmin } from '#infra/set-admin.ts';
import { localClient } from '../dynamo.ts';
import { localNames, sampleAccounts } from '../settings.ts';
import { callApi } from './call-api.ts';
import { seedCoupons } from './coupons.ts';
import { readSampleBank, sampleSheet } from './sample-bank.ts';
import { signIn } from './sign-in.ts';

interface SeedOptions {
  origin: string;
  identityOrigin: string;
  tableEndpoint: string;
  log(line: string): void;
}

const fileName = 'sample-bank.xlsx';

/** Fills an empty cloud as a person would, through the site's own API; once a quiz is on sale there is nothing left to do. */
export async function seed({ origin, identityOrigin, tableEndpoint, log }: SeedOptions): Promise<void> {
  const client = localClient(tableEndpoint);
  const table = openTable(localNames.table, client);
  if (await quizStore(table).findActive()) return client.destroy();

  await seedCoupons(table);
  const { email } = sampleAccounts.admin;
  const token = await signIn({ identityOrigin, siteOrigin: origin, clientId: localNames.clientId, email });
  await callApi(origin, token, getMe, {});
  await setAdmin(table, email, true);
  client.destroy();

  const sheet = sampleSheet(readSampleBank());
  const { uploadId, url, fields } = await callApi(origin, token, createUpload, {
    body: { fileName, size: sheet.length },
  });
  await postFile(url, fields, sheet);
  const questionCount = await untilStaged(origin, token, uploadId);
  await callApi(origin, token, publishBank, { params: { quizId: 1 }, body: { uploadId, details: defaultQuizDetails } });
  log(`  Sample data                ${questionCount} questions published, two coupons, one admin`);
}

async function postFile(url: string, fields: Record<string, string>, file: Buffer): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(file)]), fileName);
  const answer = await fetch(url, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`The upload was answered with ${answer.status}: ${await answer.text()}`);
}

async function untilStaged(origin: string, token: string, uploadId: string): Promise<number> {
  for (let tries = 0; tries < 150; tries++) {
    const { status, problem, questionCount } = await callApi(origin, token, getUpload, { params: { uploadId } });
    if (status === 'staged') return questionCount;
    if (status === 'refused') throw new Error(`The sample bank was refused: ${problem}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The sample bank was not imported within 30 s.');
}
