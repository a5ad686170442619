import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Fault } from '#infra/local/faults/fault-proxy-plan.ts';
import { useBrowser } from '#test/e2e/support/browser.ts';
import {
  answer,
  answerMany,
  beginAssessment,
  endAssessment,
  endPatiently,
  kept,
  saved,
} from '#test/e2e/support/quiz/candidate.ts';
import { expectStored } from '#test/e2e/support/quiz/expect-stored.ts';
import type { Given } from '#test/e2e/support/quiz/stored-attempts.ts';

const { newFaultyPage } = useBrowser();

const twice: Fault = { kind: 'twice', ms: 200 };
/** What happens to each answer. */
const scripts: Fault[][] = [
  [{ kind: 'lose-reply' }, { kind: 'fail', status: 500 }],
  [
    { kind: 'fail', status: 500 },
    { kind: 'fail', status: 503 },
  ],
  [{ kind: 'drop' }, { kind: 'lose-reply' }, { kind: 'drop' }],
  [{ kind: 'cut-reply' }, { kind: 'cut-reply' }],
  [twice],
];

const anyFault: Fault[] = [
  { kind: 'fail', status: 500 },
  { kind: 'drop' },
  { kind: 'lose-reply' },
  { kind: 'cut-reply' },
  { kind: 'delay', ms: 300 },
  twice,
];

describe('a network that breaks between the answers', () => {
  it('errors, broken connections, lost replies: each answer is there once', async () => {
    const email = 'bad-network@example.com';
    const { page, faults } = await newFaultyPage();
    await beginAssessment(page, email);
    const given: Given[] = [];
    for (const [index, script] of scripts.entries()) {
      await faults.next('saveAnswer', ...script);
      given.push(await answer(page, index % 5));
      const met = async () => (await faults.records()).slice(0, script.length).map(({ fault }) => fault);
      await expect.poll(met, { timeout: 20_000 }).toEqual(script.map(({ kind }) => kind));
      await saved(page).waitFor(); // what fails once more in a row is tried again later and later
    }
    await faults.plan([
      { routes: ['saveAnswer'], script: [{ kind: 'lose-reply' }, { kind: 'fail', status: 502 }] },
      { routes: ['endAttempt'], script: [{ kind: 'lose-reply' }, { kind: 'fail', status: 500 }] },
    ]);
    given.push(await answer(page, 1));
    await endAssessment(page);
    const { endReason, resumeCount } = await expectStored(email, given);
    expect({ endReason, resumeCount }).toEqual({ endReason: 'candidate', resumeCount: 0 });
    expect(await faults.records()).toContainEqual({ operation: 'endAttempt', fault: 'lose-reply' });
  });

  it.each([1, 2, 3, 4])('whatever comes, by the seed %i', async (seed) => {
    const email = `any-fault-${seed}@example.com`;
    const { page, faults } = await newFaultyPage();
    await beginAssessment(page, email);
    await faults.plan([{ random: { seed, chance: 0.5, faults: anyFault } }], { max: 12 });
    const given = await answerMany(page, 8);
    await endPatiently(page);
    await expectStored(email, given);
    expect((await faults.records()).filter(({ fault }) => fault !== 'pass').length).toBeGreaterThan(2);
  });

  it('a server that saves and never says so, until the page gives up waiting', async () => {
    const email = 'hanging@example.com';
    const { page, faults } = await newFaultyPage();
    await beginAssessment(page, email);
    const given = [await answer(page)];
    await saved(page).waitFor();
    await faults.next('saveAnswer', { kind: 'hang-reply' }, { kind: 'delay', ms: 2_000 }); // which is time to see it
    given.push(...(await answerMany(page, 3)));
    await kept(page).waitFor({ timeout: 60_000 });
    await saved(page).waitFor({ timeout: 60_000 });
    const [first, second, ...later] = (await faults.records()).map(({ fault }) => fault);
    expect([first, second]).toEqual(['hang-reply', 'delay']);
    expect(later.length).toBeGreaterThanOrEqual(2); // more on a slow machine, where the page gives up again
    expect(new Set(later)).toEqual(new Set(['pass']));
    await endAssessment(page);
    await expectStored(email, given);
  });

  it('a slow one: from the second choice on, the next question does not wait for it', async () => {
    const email = 'slow-network@example.com';
    const { page, faults } = await newFaultyPage();
    await beginAssessment(page, email);
    await faults.always({ kind: 'delay', ms: 1_000 });
    const given = [await answer(page)];
    await watchTurns(page);
    given.push(...(await answerMany(page, 7)));
    const seen = () => page.evaluate(() => (globalThis as unknown as Watching).turns);
    await expect.poll(seen).toHaveLength(7); // the last picture may come after the click has been answered
    const sorted = (await seen()).toSorted((a, b) => a - b);
    console.info(`next question on a slow network: median ${sorted[3]} ms, slowest ${sorted[6]} ms`);
    expect(sorted[3]).toBeLessThan(500); // half of what the network takes; how fast it is, the bench says
    await endAssessment(page);
    await expectStored(email, given);
  });
});

interface Watching {
  turns: number[];
}

/** Inside the page: from the click until the next question is painted. */
async function watchTurns(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watching = globalThis as unknown as Watching;
    watching.turns = [];
    const asked = () => document.querySelector('h2#question')?.textContent;
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const before = asked();
        const look = () => {
          if (asked() === before) return void requestAnimationFrame(look);
          const channel = new MessageChannel(); // its message comes after the frame has been painted
          channel.port1.onmessage = () => watching.turns.push(Math.round(performance.now() - timeStamp));
          channel.port2.postMessage(0);
        };
        requestAnimationFrame(look);
      },
      true,
    );
  });
}
