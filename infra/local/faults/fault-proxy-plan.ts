import * as z from 'zod/mini';
import { api } from '#functions/contract/api.ts';

const shortMs = z.number().check(z.int(), z.minimum(0), z.maximum(30_000));
const plain = (kind: 'pass' | 'drop' | 'hang' | 'lose-reply' | 'cut-reply' | 'hang-reply') =>
  z.object({ kind: z.literal(kind) });

/** What may happen to one request. */
const fault = z.discriminatedUnion('kind', [
  plain('pass'),
  /** Carried out late. */
  z.object({ kind: z.literal('delay'), ms: shortMs }),
  /** Answered with a gateway's error, and not carried out. */
  z.object({ kind: z.literal('fail'), status: z.number().check(z.int(), z.minimum(429), z.maximum(599)) }),
  /** The connection breaks before it is carried out. */
  plain('drop'),
  /** Neither carried out nor answered, until the client gives up. */
  plain('hang'),
  /** Carried out; then the connection breaks. */
  plain('lose-reply'),
  /** Carried out; the connection breaks in the middle of the reply. */
  plain('cut-reply'),
  /** Carried out, and never answered. */
  plain('hang-reply'),
  /** Carried out twice, as by a network that repeats; answered late with the second reply. */
  z.object({ kind: z.literal('twice'), ms: shortMs }),
  /** Carried out with these fields of its body replaced, so that the server itself says what it says to such a request. */
  z.object({ kind: z.literal('tamper'), body: z.record(z.string(), z.unknown()) }),
]);
export type Fault = z.infer<typeof fault>;
export type FaultKind = Fault['kind'];

const operation = z.enum(Object.keys(api) as [keyof typeof api]);
const faults = z.array(fault).check(z.minLength(1), z.maxLength(1000));
const routes = z.optional(z.array(operation));

const rule = z.union([
  /** One fault for each request, in this order, `times` over; after that requests pass. */
  z.object({ routes, script: faults, times: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(1000))) }),
  /** One of the faults with this chance; the same seed gives the same ones to the same row of requests. */
  z.object({
    routes,
    random: z.object({ seed: z.number().check(z.int()), chance: z.number().check(z.minimum(0), z.maximum(1)), faults }),
  }),
]);
export type FaultRule = z.infer<typeof rule>;

export const faultPlan = z.object({
  /** Whose requests: those with the cookie `truein-faults=<scope>`. */
  scope: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** A request meets the first rule for its operation. */
  rules: z.array(rule).check(z.minLength(1), z.maxLength(20)),
  /** The plan is over after so many faults … */
  max: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(1000)), 100),
  /** … or so many seconds. */
  seconds: z._default(z.number().check(z.minimum(0.1), z.maximum(600)), 120),
});
export type FaultPlan = z.output<typeof faultPlan>;
/** As it is sent: without the bounds it gets the usual ones. */
export type FaultPlanInput = z.input<typeof faultPlan>;
