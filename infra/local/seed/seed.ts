import { quizStore } from '#functions/adapters/dynamo/banks/quiz-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { getMe } from '#functions/contract/me.ts';
import { setAdmin } from '#infra/people.ts';
import { localClient } from '#infra/local/engines/dynamo.ts';
import { localNames, sampleAccounts } from '../settings.ts';
import { callApi } from './call-api.ts';
import { seedCoupons } from './coupons.ts';
import { publishSheet } from './publish-sheet.ts';
import { readSampleBank, readSampleParameters, sampleSheet } from './sample-bank.ts';
import { signIn } from './sign-in.ts';

interface SeedOptions {
  origin: string;
  identityOrigin: string;
  tableEndpoint: string;
  /** Names of the cloud's parts. Default: those of the local cloud. */
  names?: { table: string; clientId: string };
  log(line: string): void;
}

/** Fills an empty cloud through the site's own API. Does nothing if a quiz is active. */
export async function seed(options: SeedOptions): Promise<void> {
  const { origin, identityOrigin, tableEndpoint, names = localNames, log } = options;
  const client = localClient(tableEndpoint);
  const table = openTable(names.table, client);
  if (await quizStore(table).findActive()) return client.destroy();

  const { email } = sampleAccounts.admin;
  const token = await signIn({ identityOrigin, siteOrigin: origin, clientId: names.clientId, email });
  const { userId } = await callApi(origin, token, getMe, {});
  await setAdmin(table, email, true);
  await seedCoupons(table, userId);
  client.destroy();

  const questionCount = await publishSheet({
    origin,
    token,
    sheet: sampleSheet(readSampleBank(), readSampleParameters()),
  });
  log(`  Sample data                ${questionCount} questions published, two coupons, one admin`);
}
