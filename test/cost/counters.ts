import { setTimeout } from 'node:timers/promises';
import { functionSizes, type HandlerName } from '#infra/constructs/function-sizes.ts';
import type { Events, Journal } from '#test/synthesised/services/journal.ts';
import type { Counts, FunctionCalls } from './counts.ts';

/** What the services of the synthesised application have counted, by what AWS bills. */
interface Made extends Pick<Counts['attempt'], 'table' | 'files' | 'mails'> {
  functions: Record<string, FunctionCalls>;
  /** Those that came to API Gateway. */
  apiRequests: number;
}

type Count = Events['counts'][string][string];

/** The function's name in `functionSizes`: CDK makes the logical id of the names on the way to it, without their hyphens. */
export function handlerOf(logicalId: string): HandlerName {
  const names = Object.keys(functionSizes) as HandlerName[];
  const found = names
    .filter((name) => logicalId.includes(name.replaceAll('-', '')))
    .toSorted((a, b) => b.length - a.length)[0];
  if (!found) throw new Error(`${logicalId} has none of the names in functionSizes.`);
  return found;
}

export function countsOf(counts: Events['counts']): Made {
  const all = (service: string): Count[] => Object.values(counts[service] ?? {});
  const total = (of: readonly Count[], key: keyof Count) => of.reduce((sum, each) => sum + each[key], 0);
  const { GET, HEAD, PUT, POST, ...otherFiles } = counts['s3'] ?? {};
  const present = (some: (Count | undefined)[]) => some.filter((each) => each !== undefined);
  const writes = present([PUT, POST, ...Object.values(otherFiles)]);
  const mails = all('mails');
  return {
    functions: Object.fromEntries(
      Object.entries(counts['lambda'] ?? {}).map(([logicalId, { calls }]) => {
        const lines = counts['logs']?.[logicalId];
        return [handlerOf(logicalId), { calls, logLines: lines?.calls ?? 0, logBytes: lines?.bytesIn ?? 0 }];
      }),
    ),
    apiRequests: total(all('api'), 'calls'),
    table: {
      readUnits: total(all('dynamodb-units'), 'readUnits'),
      writeUnits: total(all('dynamodb-units'), 'writeUnits'),
    },
    files: { writes: total(writes, 'calls'), reads: total(present([GET, HEAD]), 'calls'), bytes: PUT?.bytesIn ?? 0 },
    mails: { count: total(mails, 'calls'), bytes: total(mails, 'bytesIn') },
  };
}

/** Waits until nothing has been counted for a second: events come after the call that caused them. */
export async function untilQuiet(journal: Journal): Promise<void> {
  for (let before = ''; ;) {
    const now = JSON.stringify(journal.read().counts);
    if (now === before) return;
    before = now;
    await setTimeout(1000);
  }
}
