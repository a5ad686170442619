/** What a kind of call has cost since the cloud started. */
export interface Count {
  calls: number;
  bytesIn: number;
  bytesOut: number;
  /** Read and write units of DynamoDB, by its own count. */
  readUnits: number;
  writeUnits: number;
  /** Memory of a function times the time it is billed for. */
  gigabyteSeconds: number;
}

export interface Counters {
  count(service: string, operation: string, more?: Partial<Omit<Count, 'calls'>>): void;
  /** By service and operation, for example `dynamodb` and `UpdateItem`. */
  read(): Record<string, Record<string, Count>>;
  reset(): void;
}

const none = (): Count => ({ calls: 0, bytesIn: 0, bytesOut: 0, readUnits: 0, writeUnits: 0, gigabyteSeconds: 0 });

/** Counts everything that AWS would bill. */
export function openCounters(): Counters {
  let all: Record<string, Record<string, Count>> = {};
  return {
    count(service, operation, more = {}) {
      const count = ((all[service] ??= {})[operation] ??= none());
      count.calls += 1;
      count.bytesIn += more.bytesIn ?? 0;
      count.bytesOut += more.bytesOut ?? 0;
      count.readUnits += more.readUnits ?? 0;
      count.writeUnits += more.writeUnits ?? 0;
      count.gigabyteSeconds += more.gigabyteSeconds ?? 0;
    },
    read: () => structuredClone(all),
    reset: () => void (all = {}),
  };
}
