import * as z from 'zod/mini';
import { createUpload } from '#functions/contract/admin/uploads/uploads.ts';
import { ulid } from 'ulid';
import * as words from '#web/lib/words/bank-upload/panel.ts';
import { call, NetworkFailure } from '#web/lib/api-client.ts';

const timeLimitMs = 120_000;

/** The problem of a file before it is sent: its type or its size; or that what was dropped is not one file. */
export function fileProblem(file: File | undefined): string | undefined {
  if (!file) return words.notOneFile;
  const { name, size } = file;
  const outcome = z.safeParse(createUpload.body, { fileName: name, size });
  return outcome.success ? undefined : outcome.error.issues[0]?.message;
}

interface Sending {
  signal: AbortSignal;
  onCreated: (uploadId: string) => void;
  /** Progress in whole percent. */
  onProgress: (percent: number) => void;
}

/** Sends a file to the server, which then imports it. Returns the upload's id. */
export async function sendFile(file: File, { signal, onCreated, onProgress }: Sending): Promise<string> {
  const bytes = await readWhole(file);
  const { uploadId, url, fields } = await call(
    createUpload,
    { body: { uploadId: ulid(), fileName: file.name, size: file.size } },
    { signal },
  );
  onCreated(uploadId);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', bytes, file.name); // S3 reads nothing that comes after it
  const status = await post(url, form, signal, onProgress);
  if (status < 200 || status > 299) throw new Error(words.notArrived(status));
  return uploadId;
}

/** Read it in advance: a file that was changed or deleted since it was chosen would fail like a network error during the upload. */
async function readWhole(file: File): Promise<Blob> {
  try {
    return new Blob([await file.arrayBuffer()]);
  } catch (cause) {
    throw new Error(words.notReadable, { cause });
  }
}

/** Uses XMLHttpRequest, because `fetch` reports no progress. Returns the status of the answer. */
function post(
  url: string,
  form: FormData,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
    };
    request.onloadend = () => {
      signal.removeEventListener('abort', stop);
      // A request without an answer has status 0.
      if (request.status > 0) resolve(request.status);
      else reject(signal.aborted ? (signal.reason as Error) : new NetworkFailure(new Error('No answer')));
    };
    request.open('POST', url);
    request.timeout = timeLimitMs;
    signal.addEventListener('abort', stop, { once: true });
    request.send(form);
  });
}
