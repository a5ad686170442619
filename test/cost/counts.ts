import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** From the browser and to it, headers included, as they are in HTTP/1.1. */
const bytes = { bytesIn: z.number(), bytesOut: z.number() };

const traffic = z.object({ requests: z.number(), ...bytes });

/** Calls of one function. */
const functionCalls = z.object({
  calls: z.number(),
  /** Log lines of our own code. */
  logLines: z.number(),
  logBytes: z.number(),
});
export type FunctionCalls = z.infer<typeof functionCalls>;

const tableUnits = z.object({ readUnits: z.number(), writeUnits: z.number() });

const counts = z.object({
  /** Day of the count. */
  at: z.string(),
  /** What one attempt of 60 answers causes. */
  attempt: z.object({
    site: traffic,
    /** CloudFront charges for what is sent to the origin, but for GET. */
    api: z.object({ ...traffic.shape, bytesToOrigin: z.number() }),
    /** Those of the API's requests that CloudFront may answer itself. */
    keptAtEdge: z.number(),
    /** Those that it did answer, in this one attempt. */
    answeredAtEdge: z.number(),
    /** API requests by operation. */
    operations: z.record(z.string(), z.number()),
    functions: z.record(z.string(), functionCalls),
    table: tableUnits,
    files: z.object({ writes: z.number(), reads: z.number(), bytes: z.number() }),
    /** What the table keeps of the person, in blocks of 4 kB. */
    storedBytes: z.number(),
    mails: z.object({ count: z.number(), bytes: z.number() }),
    /** A saved answer in the middle of the attempt. */
    answer: z.object({
      ...bytes,
      /** The same in HTTP/2, on a connection that has seen others like it. */
      http2: z.object(bytes),
    }),
  }),
  /** What one run of each scheduled function causes when there is nothing to do. */
  idle: z.record(z.string(), z.object({ ...functionCalls.shape, ...tableUnits.shape })),
  /** Resources of the stacks of prod, by type. */
  resources: z.record(z.string(), z.number()),
});
export type Counts = z.infer<typeof counts>;

export const countsFile = join(import.meta.dirname, 'counts.json');

/** What `npm run cost` has counted last. */
export const readCounts = (): Counts => z.parse(counts, JSON.parse(readFileSync(countsFile, 'utf8')));
