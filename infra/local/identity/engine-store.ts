import { join } from 'node:path';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { openRecordFiles, memoryRecords, type Records } from '#infra/local/identity/records.ts';

/** The models that must outlive a restart, so that people stay signed in. Codes and unfinished sign-ins may be lost. */
const kept = new Set(['Grant', 'RefreshToken', 'Session']);

/** The storage of the OIDC engine: one adapter for each of its models. */
export function engineStore(dataFolder: string): AdapterFactory {
  return (model) => adapterOver(kept.has(model) ? openRecordFiles(join(dataFolder, model)) : memoryRecords());
}

function adapterOver(records: Records<AdapterPayload>): Adapter {
  const forgetOver = (): void => {
    const now = Date.now() / 1000;
    for (const [id, { exp }] of records.entries()) if (exp !== undefined && exp < now) records.delete(id);
  };
  forgetOver();

  return {
    async upsert(id, payload) {
      forgetOver();
      records.put(id, payload);
    },
    async find(id) {
      return records.get(id);
    },
    async findByUid(uid) {
      for (const [, payload] of records.entries()) if (payload.uid === uid) return payload;
      return undefined;
    },
    async findByUserCode() {
      return undefined;
    },
    async consume(id) {
      const payload = records.get(id);
      if (payload) records.put(id, { ...payload, consumed: Math.floor(Date.now() / 1000) });
    },
    async destroy(id) {
      records.delete(id);
    },
    async revokeByGrantId(grantId) {
      for (const [id, payload] of records.entries()) if (payload.grantId === grantId) records.delete(id);
    },
  };
}
