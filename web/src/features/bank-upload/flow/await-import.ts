import { getUpload, type UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { call } from '#web/lib/api-client.ts';
import { isTransient } from '#web/lib/retry.ts';

const pauseMs = 700;
const patienceMs = 120_000;

/** The server has not answered in time, but may still read the file. */
export class ImportOverdue extends Error {
  override readonly name = 'ImportOverdue';
}

/** Polls until the upload is read or refused, and reports the number of rows so far. Network failures are waited out. */
export async function awaitImport(
  uploadId: string,
  signal: AbortSignal,
  onRows: (rowsRead: number) => void,
): Promise<UploadView> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const upload = await look(uploadId, signal);
    if (upload && upload.status !== 'waiting' && upload.status !== 'reading') return upload;
    if (upload) onRows(upload.rowsRead);
    if (performance.now() >= until) {
      throw new ImportOverdue(
        'The file is taking longer than two minutes. It may still be read: wait a little longer, or upload it again.',
      );
    }
    await pause(signal);
  }
}

async function look(uploadId: string, signal: AbortSignal): Promise<UploadView | undefined> {
  try {
    return await call(getUpload, { params: { uploadId } }, { signal });
  } catch (error) {
    if (signal.aborted || !isTransient(error)) throw error;
    return undefined;
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, pauseMs);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    function done(): void {
      signal.removeEventListener('abort', stop);
      resolve();
    }
    signal.addEventListener('abort', stop, { once: true });
  });
}
