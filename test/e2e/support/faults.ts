import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { faultCookie } from '#infra/local/faults/fault-proxy.ts';
import type { Fault, FaultPlan, FaultRule } from '#infra/local/faults/fault-proxy-plan.ts';

type Routes = NonNullable<FaultRule['routes']>;

export interface Faults {
  /** These faults for the next requests of an operation, one each. */
  next(operation: Routes[number], ...script: Fault[]): Promise<void>;
  /** This fault for every request of these operations, until it is ended. */
  always(fault: Fault, routes: Routes): Promise<void>;
  end(): Promise<void>;
}

/** Faults for all that this browser context asks of the API, also through its service worker. */
export async function faultsIn(context: BrowserContext, origin: string): Promise<Faults> {
  const scope = randomUUID();
  const inAnHour = Date.now() / 1000 + 3600;
  await context.addCookies([{ name: faultCookie, value: scope, url: origin, expires: inAnHour }]);

  /** From now on, in the place of what was planned before. */
  async function plan(rules: FaultRule[], bounds: Partial<FaultPlan> = {}): Promise<void> {
    const response = await fetch(`${origin}/_local/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scope, rules, ...bounds }),
    });
    if (!response.ok) throw new Error(`The faults were not taken: ${await response.text()}`);
  }
  return {
    next: (operation, ...script) => plan([{ routes: [operation], script }]),
    always: (fault, routes) => plan([{ routes, script: [fault], times: 1000 }], { max: 1000 }),
    end: async () => void (await fetch(`${origin}/_local/faults/${scope}`, { method: 'DELETE' })),
  };
}
