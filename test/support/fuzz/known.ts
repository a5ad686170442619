import type { Random } from './random.ts';

const maxOfName = 200;
const maxRows = 400;

/** Fields whose name in a request differs from that in the reply they come from. */
const otherNames: Record<string, string> = { next: 'cursor', liveEntryId: 'entryId', by: 'userId' };

type Row = Record<string, unknown>;

/** The known values that requests are made of. */
export interface Known {
  pick(name: string, random: Random): unknown;
  /** The values of one thing that has at least two of these fields, if a reply contained one. */
  about(names: readonly string[], random: Random): Known;
}

/** Collects the values of replies by field name, so that later requests refer to existing things. */
export function knownValues(shared?: Known) {
  const byName = new Map<string, unknown[]>();
  const rows: Row[] = [];

  function add(name: string, value: unknown): void {
    const values = byName.get(name) ?? [];
    byName.set(name, values);
    if (values.includes(value)) return;
    // Drops the oldest value.
    if (values.push(value) > maxOfName) values.shift();
  }

  function learn(reply: unknown): void {
    if (Array.isArray(reply)) return reply.slice(0, 20).forEach(learn);
    if (typeof reply !== 'object' || reply === null) return;
    const row = reply as Row;
    if (rows.push(row) > maxRows) rows.shift();
    for (const [name, value] of Object.entries(row)) {
      if (typeof value !== 'string' && typeof value !== 'number') learn(value);
      else {
        add(name, value);
        const other = otherNames[name];
        if (other) add(other, value);
      }
    }
  }

  const known: Known = {
    pick(name, random) {
      const values = byName.get(name);
      return values && values.length > 0 ? random.pick(values) : shared?.pick(name, random);
    },
    about(names, random) {
      const fitting = rows.filter((row) => names.filter((name) => name in row).length >= 2);
      if (fitting.length === 0) return shared?.about(names, random) ?? known;
      const row = random.pick(fitting);
      return { ...known, pick: (name, by) => row[name] ?? known.pick(name, by) };
    },
  };
  return { ...known, add, learn };
}
