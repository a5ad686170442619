import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Records of one kind by id. */
export interface Records<T> {
  get(id: string): T | undefined;
  entries(): Iterable<[id: string, record: T]>;
  put(id: string, record: T): void;
  delete(id: string): void;
}

/** Records that are lost at a restart. */
export function memoryRecords<T>(): Records<T> {
  const records = new Map<string, T>();
  return {
    get: (id) => records.get(id),
    entries: () => records.entries(),
    put: (id, record) => void records.set(id, record),
    delete: (id) => void records.delete(id),
  };
}

/** Records that outlive a restart: one JSON file each, read once, and written atomically. Ids must be valid file names. */
export function openRecordFiles<T>(folder: string): Records<T> {
  mkdirSync(folder, { recursive: true });
  const records = memoryRecords<T>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    records.put(name.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, name), 'utf8')) as T);
  }
  const fileOf = (id: string): string => join(folder, `${id}.json`);
  return {
    ...records,
    put(id, record) {
      writeAtomically(fileOf(id), JSON.stringify(record));
      records.put(id, record);
    },
    delete(id) {
      if (records.get(id) === undefined) return;
      rmSync(fileOf(id), { force: true });
      records.delete(id);
    },
  };
}

/** Replaces a file atomically, so that a crash leaves the old one or the new one. Only its owner may read it. */
export function writeAtomically(file: string, text: string): void {
  const draft = `${file}.draft`;
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}
