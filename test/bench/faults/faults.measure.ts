import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { giveConsent } from '#functions/contract/consent.ts';
import { redeemCoupon } from '#functions/contract/quiz.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { callApi } from '#infra/local/seed/call-api.ts';
import { seededRandom } from '#infra/local/faults/fault-proxy-draw.ts';
import type { Fault, FaultKind } from '#infra/local/faults/fault-proxy-plan.ts';
import { faultsFor } from '#test/e2e/support/faults.ts';
import { startCloud, type StartedCloud } from '#test/e2e/support/start-cloud.ts';
import { storedAttempts, type StoredAttempt } from '#test/e2e/support/quiz/stored-attempts.ts';
import { tokenOf, userIdOf } from '#test/e2e/support/token-of.ts';
import { onDevice, provideBrowser } from './faults-device.ts';
import { sit, type Sitting } from './faults-person.ts';
import { keepSection } from '#test/bench/support/figures.ts';
import { median, p95, timed } from '#test/bench/support/statistics.ts';

vi.mock('#web/lib/outbox/outbox-storage.ts', async () => ({
  indexedDbOutbox: (await import('./faults-device.ts')).deviceOutbox,
}));

const runs = 200;
const atOnce = 25;
const questions = 12;
const maxFaults = 20;
const faults: Fault[] = [
  { kind: 'delay', ms: 120 },
  { kind: 'fail', status: 500 },
  { kind: 'fail', status: 503 },
  { kind: 'drop' },
  { kind: 'lose-reply' },
  { kind: 'lose-reply' },
  { kind: 'cut-reply' },
  { kind: 'hang' },
  { kind: 'hang-reply' },
  { kind: 'twice', ms: 80 },
];

let cloud: StartedCloud;
let takeAway: () => void;
beforeAll(async () => {
  cloud = await startCloud();
  takeAway = provideBrowser();
}, 180_000);
afterAll(async () => {
  takeAway();
  await cloud.close();
});

interface Run {
  ms: number;
  sitting: Sitting;
  stored: StoredAttempt[];
  met: FaultKind[];
}

async function run(seed: number): Promise<Run> {
  const { origin, tableEndpoint } = cloud;
  const scope = `run-${seed}`;
  const token = await tokenOf(origin, `${scope}@example.com`);
  await callApi(origin, token, giveConsent, { body: { textVersion: consentTextVersion, isAdult: true } });
  await callApi(origin, token, redeemCoupon, { params: { quizId: 1 }, body: { code: 'WELCOME50' } });
  const plan = faultsFor(origin, scope);
  await plan.plan([{ random: { seed, chance: 0.4, faults } }], { max: maxFaults });
  const { ms, result } = await timed(() =>
    onDevice({ origin, scope, token }, () => sit(userIdOf(token), questions, seededRandom(seed + 1_000_000))),
  );
  const met = (await plan.records()).map(({ fault }) => fault);
  return { ms, sitting: result, stored: await storedAttempts(tableEndpoint, userIdOf(token)), met };
}

it('loses and doubles no answer', async () => {
  const results: Run[] = [];
  const seeds = Array.from({ length: runs }, (_, index) => index + 1);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) results.push(await run(seed));
    }),
  );
  expect(results).toHaveLength(runs);

  let lost = 0;
  let doubled = 0;
  for (const { sitting, stored } of results) {
    expect(stored).toHaveLength(1);
    const [attempt] = stored;
    expect(attempt).toMatchObject({ status: 'completed', endReason: sitting.endReason, resumeCount: sitting.events });
    expect(sitting.refused).toEqual([]);
    lost += [...sitting.chosen].filter(([id, optionId]) => attempt?.byId.get(id) !== optionId).length;
    doubled += Math.abs((attempt?.answeredCount ?? 0) - sitting.chosen.size);
    expect(attempt?.score).toBe(attempt?.points);
  }
  const met = results.flatMap((result) => result.met);
  const times = (kind: FaultKind) => met.filter((one) => one === kind).length;
  const harmful = met.filter((kind) => kind !== 'pass');
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  for (const { kind } of faults) expect(times(kind)).toBeGreaterThan(0);

  const untold = results.filter(({ sitting }) => !sitting.isToldOfEnd).length;
  const kinds = [...new Set(faults.map(({ kind }) => kind))];
  keepSection('faults', {
    title: 'Answers over a bad network',
    how: `${runs} attempts of ${questions} answers, each with a random row of faults by its own seed (at most ${maxFaults}), with reloads, tab switches and double clicks between them: the site's own outbox and entry code against the local cloud. At the end the table is compared with what was chosen.`,
    figures: [
      { name: 'Attempts', value: results.length, unit: '' },
      { name: 'Answers', value: results.reduce((sum, { sitting }) => sum + sitting.chosen.size, 0), unit: '' },
      { name: 'Lost answers', value: lost, unit: '' },
      { name: 'Answers counted twice', value: doubled, unit: '' },
      {
        name: 'One attempt',
        value: median(results.map(({ ms }) => ms)),
        unit: 'ms',
        p95: p95(results.map(({ ms }) => ms)),
      },
      { name: 'Attempts closed by an entry whose reply was lost, and not told', value: untold, unit: '' },
      { name: 'Requests', value: met.length, unit: '' },
      { name: 'Faults', value: harmful.length, unit: '' },
      ...kinds.map((kind) => ({ name: `Faults: ${kind}`, value: times(kind), unit: '' })),
    ],
  });
}, 600_000);
