import { exportMyData } from '#functions/contract/account.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import type { PersonalData } from '#functions/contract/personal-data.ts';
import { call } from '#web/lib/api-client.ts';

const timeLimitMs = 60_000;

/** Everything that is stored of a person, as one: what is too much for one answer comes in several. */
export async function exportAll(): Promise<PersonalData> {
  const { next, ...data } = await call(exportMyData, { query: {} }, { timeLimitMs });
  if (next === undefined) return data;
  const attempts = [...data.attempts];
  for (let from: string | undefined = next; from !== undefined;) {
    const page: Reply<typeof exportMyData> = await call(exportMyData, { query: { from } }, { timeLimitMs });
    attempts.push(...page.attempts);
    from = page.next;
  }
  return { ...data, attempts };
}
