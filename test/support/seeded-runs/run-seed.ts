import type { OperationName } from '#functions/contract/api.ts';
import { seededRandom } from '#infra/local/faults/fault-proxy.ts';
import { adult } from '#test/support/engine/make-engine.ts';
import type { Handlers } from '#test/support/handlers/handlers.ts';
import { badNetwork, type Met } from './bad-network.ts';
import { makeDevice, type Device } from './device.ts';
import { takeQuiz, type Leaving } from './person.ts';
import { inVirtualTime, whileTimeStands } from './virtual-time.ts';

/** What one run did, for its comparison with the table. */
export interface Run {
  seed: number;
  userId: string;
  coupon: string;
  devices: readonly Device[];
  leaving: Leaving;
  /** Ids of the entries that the person made. */
  made: ReadonlySet<string>;
  met: Met;
  /** Entries that the server accepted before the first answer, and those that it accepted later. */
  earlyEntries: Set<string>;
  entries: Set<string>;
  /** Options that the server said it has, by question. */
  acknowledged: Map<string, string>;
}

export const startedAt = Date.UTC(2026, 10, 23, 9);

/** One person's attempt over a bad network, which the seed decides. */
export async function runSeed(handlers: Handlers, seed: number): Promise<Run> {
  const userId = `00000000-0000-4000-8000-${String(seed).padStart(12, '0')}`;
  const coupon = `SEED-${seed}`;
  const token = handlers.tokenOf(userId, {
    exp: Math.floor(startedAt / 1000) + 10 * 365 * 86_400,
    email: `${userId}@example.com`,
  });
  const random = seededRandom(seed);
  const told: Told = { earlyEntries: new Set(), entries: new Set(), acknowledged: new Map() };
  const network = badNetwork({ seed, handlers, token, onReply: (...reply) => note(told, ...reply) });
  const devices = ['laptop', 'phone'].map((name) => {
    const device: Device = makeDevice(name, token, async (path, init) => {
      if (Date.now() < device.offlineUntil) throw new TypeError('Failed to fetch');
      return network.send(path, init);
    });
    return device;
  });
  const made = new Set<string>();
  const leaving = await inVirtualTime(startedAt, random, async () => {
    const { engine } = handlers;
    await whileTimeStands(async () => {
      await engine.addCoupon({ code: coupon, maxUses: 1 });
      await engine.ports.consents.add(userId, { ...adult, at: startedAt });
      await engine.redeem(userId, coupon);
    });
    return takeQuiz({ userId, devices, random, made });
  });
  return { seed, userId, coupon, devices, leaving, made, met: network.met, ...told };
}

type Told = Pick<Run, 'earlyEntries' | 'entries' | 'acknowledged'>;

function note(told: Told, name: OperationName, body: Record<string, unknown>, reply: Record<string, unknown>): void {
  if (name === 'enterQuiz') {
    const isEarly = reply['status'] === 'pending' || told.earlyEntries.has(String(body['eventId']));
    (isEarly ? told.earlyEntries : told.entries).add(String(body['eventId']));
  }
  if (name === 'saveAnswer') told.acknowledged.set(String(body['questionId']), String(body['optionId']));
}
