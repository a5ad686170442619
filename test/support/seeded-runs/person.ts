import { ApiProblem } from '#web/lib/api-client.ts';
import { currentQuestion } from '#web/features/quiz/attempt-progress.ts';
import { enter } from '#web/features/quiz/entry/enter.ts';
import { newEventId } from '#web/lib/event-id.ts';
import { onDevice, type Device } from './device.ts';
import { openPage, type QuizPage } from './quiz-page.ts';
import { pass } from './virtual-time.ts';

/** How a person leaves the attempt. `away`: without ending it, so its time ends it. */
export type Leaving = 'ended' | 'closed' | 'away';

interface Settings {
  userId: string;
  /** The first one is used first. */
  devices: readonly Device[];
  random: () => number;
  /** Ids of the entries that were made. */
  made: Set<string>;
}

const second = 1_000;
/** Steps after which a story has to be over. */
const maxSteps = 300;
/** Tries of one thing, each with a pause, before it is a fault of the product. */
const maxTries = 60;

/** Answers every question, with slips: reloads, other tabs, no network, another device, double clicks and long pauses. */
export async function takeQuiz({ userId, devices, random, made }: Settings): Promise<Leaving> {
  const [laptop, phone] = devices;
  if (!laptop || !phone) throw new Error('A person has two devices here.');
  const walksAway = random() < 0.08;
  const pages: QuizPage[] = [];

  async function open(device: Device, cause: 'open' | 'reload'): Promise<QuizPage | undefined> {
    const event = { eventId: newEventId(), cause };
    made.add(event.eventId);
    let mayClose: true | undefined;
    for (let tries = 1; ; tries += 1) {
      try {
        const entry = await onDevice(device, () => enter({ userId, event, mayClose }));
        const page = await onDevice(device, async () => openPage(device, entry));
        pages.push(page);
        return page;
      } catch (error) {
        const code = error instanceof ApiProblem ? error.code : '';
        if (code === 'coupon-required') return undefined;
        if (tries === maxTries) throw error;
        if (code === 'would-close') mayClose = true;
        await pass(2 * second);
      }
    }
  }

  async function reopen(page: QuizPage, device: Device, cause: 'open' | 'reload') {
    if (page.device === device) page.close();
    return open(device, cause);
  }

  let page = await open(laptop, 'open');
  for (let step = 0; page && step < maxSteps; step += 1) {
    const { device } = page;
    await pass(second * (1 + random() * 8));
    const slip = random();
    const state = page.state();
    if (page.entry.view.status === 'completed' || page.isClosed()) break;
    if (page.isOutdated() || state.isDisplaced) page = await reopen(page, device, 'open');
    else if (slip < 0.06) page = await reopen(page, device, 'reload');
    else if (slip < 0.1 && state.clock) await leaveTab(page, random);
    else if (slip < 0.15) device.offlineUntil = Date.now() + second * (5 + random() * 60);
    else if (slip < 0.19) page = await reopen(page, device === laptop ? phone : laptop, 'open');
    else if (slip < 0.21) await pass(40 * second);
    else if (await choose(page, random)) return walksAway ? leave(pages, 'away') : finishAll(page, pages);
    if (walksAway && random() < 0.15 && state.clock) return leave(pages, 'away');
  }
  if (page && !page.isClosed() && page.entry.view.status !== 'completed') throw new Error('The story does not end.');
  return leave(pages, 'closed');
}

/** Chooses, sometimes twice. @returns whether there is nothing left to choose */
async function choose(page: QuizPage, random: () => number): Promise<boolean> {
  await onDevice(page.device, async () => page.tellTime());
  const state = page.state();
  if (state.starting) return false;
  if (!currentQuestion(state)) return true;
  await onDevice(page.device, async () => {
    page.choose(Math.floor(random() * 5));
    if (random() < 0.1) page.choose(Math.floor(random() * 5));
  });
  return false;
}

async function leaveTab(page: QuizPage, random: () => number): Promise<void> {
  await onDevice(page.device, async () => page.leaveTab());
  await pass(second * (1 + random() * 20));
  await onDevice(page.device, async () => page.comeBack());
}

async function finishAll(page: QuizPage, pages: readonly QuizPage[]): Promise<Leaving> {
  for (let tries = 1; ; tries += 1) {
    try {
      const reason = await onDevice(page.device, () => page.finish());
      if (reason) return leave(pages, 'ended');
    } catch (error) {
      if (tries === maxTries) throw error;
    }
    if (page.isClosed()) return leave(pages, 'closed');
    if (tries === maxTries) throw new Error('The attempt does not end.');
    await pass(3 * second);
  }
}

function leave(pages: readonly QuizPage[], how: Leaving): Leaving {
  for (const page of pages) page.close();
  return how;
}
