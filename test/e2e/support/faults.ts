import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { faultCookie, type FaultRecord } from '#infra/local/faults/fault-proxy.ts';
import type { Fault, FaultPlanInput, FaultRule } from '#infra/local/faults/fault-proxy-plan.ts';

type Bounds = Partial<Pick<FaultPlanInput, 'max' | 'seconds'>>;
type Routes = NonNullable<FaultRule['routes']>;

export interface Faults {
  /** From now on, in the place of what was planned before. */
  plan(rules: FaultRule[], bounds?: Bounds): Promise<void>;
  /** These faults for the next requests of an operation, one each. */
  next(operation: Routes[number], ...script: Fault[]): Promise<void>;
  /** This fault for every request of these operations, until it is ended. */
  always(fault: Fault, routes?: Routes): Promise<void>;
  end(): Promise<void>;
  records(): Promise<FaultRecord[]>;
}

/** Faults for the requests that carry the cookie of this scope. */
export function faultsFor(origin: string, scope: string): Faults {
  const plan: Faults['plan'] = async (rules, bounds = {}) => {
    const response = await fetch(`${origin}/_local/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scope, rules, ...bounds }),
    });
    if (!response.ok) throw new Error(`The faults were not taken: ${await response.text()}`);
  };
  return {
    plan,
    next: (operation, ...script) => plan([{ routes: [operation], script }]),
    always: (fault, routes) => plan([{ ...(routes ? { routes } : {}), script: [fault], times: 1000 }], { max: 1000 }),
    end: async () => void (await fetch(`${origin}/_local/faults/${scope}`, { method: 'DELETE' })),
    records: async () => (await (await fetch(`${origin}/_local/faults/${scope}`)).json()) as FaultRecord[],
  };
}

/** Faults for all that this browser context asks of the API, also through its service worker. */
export async function faultsIn(context: BrowserContext, origin: string): Promise<Faults> {
  const scope = randomUUID();
  const inAnHour = Date.now() / 1000 + 3600;
  await context.addCookies([{ name: faultCookie, value: scope, url: origin, expires: inAnHour }]);
  return faultsFor(origin, scope);
}
