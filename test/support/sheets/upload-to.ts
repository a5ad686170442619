import { readSheet } from '#functions/adapters/sheet/read-sheet.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { createUpload } from '#functions/usecases/uploads/uploads.ts';
import { importBank } from '#functions/usecases/uploads/import-bank.ts';
import type { Engine } from '#test/support/engine/make-engine.ts';
import type { ReadSheet } from '#functions/usecases/ports/services.ts';

/** Uploads a file and imports it like the queue, unless told to wait; the bucket is a map. */
export async function uploadTo(
  engine: Engine,
  bytes: Uint8Array,
  fileName = 'bank.xlsx',
  { waits = false, by = 'admin' } = {},
) {
  const bucket = new Map<string, Uint8Array>();
  const files = {
    presign: async (key: string) => (bucket.set(key, bytes), { url: 'https://uploads.example', fields: { key } }),
    read: async (key: string, maxBytes: number) => {
      const stored = bucket.get(key) ?? new Uint8Array();
      return stored.length > maxBytes ? refuse('file-refused', 'The file is larger than 10 MB. Split it.') : stored;
    },
  };
  const { uploadId, fields } = await createUpload({ ...engine.ports, files }, { fileName, by });
  const key = fields['key'] ?? '';
  const arrive = (from = engine, reader: ReadSheet = readSheet, { receive = 1, isLast = false } = {}) =>
    importBank({ ...from.ports, files, readSheet: reader }, { key, receive, isLast });
  if (!waits) await arrive();
  return { uploadId, arrive, state: async () => engine.ports.uploads.find(uploadId) };
}
