import * as z from 'zod/mini';
import { api } from '#functions/contract/api.ts';

const shortMs = z.number().check(z.int(), z.minimum(0), z.maximum(30_000));
const plain = (kind: 'pass' | 'drop' | 'hang' | 'lose-reply' | 'cut-reply' | 'hang-reply') =>
  z.object({ kind: z.literal(kind) });

/** The faults that a request may meet. */
const fault = z.discriminatedUnion('kind', [
  plain('pass'),
  /** Runs, after a delay. */
  z.object({ kind: z.literal('delay'), ms: shortMs }),
  /** Does not run; the gateway answers with an error. */
  z.object({ kind: z.literal('fail'), status: z.number().check(z.int(), z.minimum(429), z.maximum(599)) }),
  /** Does not run; the connection breaks. */
  plain('drop'),
  /** Does not run, and gets no answer. */
  plain('hang'),
  /** Runs; then the connection breaks before the reply. */
  plain('lose-reply'),
  /** Runs; the connection breaks in the middle of the reply. */
  plain('cut-reply'),
  /** Runs, and gets no answer. */
  plain('hang-reply'),
  /** Runs twice, as if the network repeated it. The client gets the second reply, after a delay. */
  z.object({ kind: z.literal('twice'), ms: shortMs }),
  /** Runs with these fields of its body replaced, so that the server's own answer to such a request is tested. */
  z.object({ kind: z.literal('tamper'), body: z.record(z.string(), z.unknown()) }),
]);
export type Fault = z.infer<typeof fault>;
export type FaultKind = Fault['kind'];

const operation = z.enum(Object.keys(api) as [keyof typeof api]);
const faults = z.array(fault).check(z.minLength(1), z.maxLength(1000));
const routes = z.optional(z.array(operation));

const rule = z.union([
  /** One fault for each request, in this order, `times` over; later requests pass. */
  z.object({ routes, script: faults, times: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(1000))) }),
  /** One of the faults at random, with this chance. The same seed gives the same sequence. */
  z.object({
    routes,
    random: z.object({ seed: z.number().check(z.int()), chance: z.number().check(z.minimum(0), z.maximum(1)), faults }),
  }),
]);
export type FaultRule = z.infer<typeof rule>;

export const faultPlan = z.object({
  /** Name of the scope. It applies to requests with the cookie `truein-faults=<scope>`. */
  scope: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** The first rule for a request's operation applies. */
  rules: z.array(rule).check(z.minLength(1), z.maxLength(20)),
  /** The plan ends after so many faults … */
  max: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(1000)), 100),
  /** … or so many seconds. */
  seconds: z._default(z.number().check(z.minimum(0.1), z.maximum(600)), 120),
});
export type FaultPlan = z.output<typeof faultPlan>;
