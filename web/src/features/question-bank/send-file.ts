import * as z from 'zod/mini';
import { createUpload } from '#functions/contract/admin/uploads.ts';
import { call, NetworkFailure } from '#web/lib/api-client.ts';

const timeLimitMs = 120_000;

/** What is wrong with a file before anything is sent: its ending or its size. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const outcome = z.safeParse(createUpload.body, { fileName: name, size });
  return outcome.success ? undefined : outcome.error.issues[0]?.message;
}

/** Brings a file to the server, which then imports it by itself. Returns the upload's id. */
export async function sendFile(file: File, signal: AbortSignal): Promise<string> {
  const bytes = await readWhole(file);
  const { uploadId, url, fields } = await call(
    createUpload,
    { body: { fileName: file.name, size: file.size } },
    { signal },
  );
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', bytes, file.name); // S3 reads nothing that comes after it
  await post(url, form, signal);
  return uploadId;
}

/** Here and not on its way: a file that has changed or gone since it was chosen would look like a dead network. */
async function readWhole(file: File): Promise<Blob> {
  try {
    return new Blob([await file.arrayBuffer()]);
  } catch (cause) {
    throw new Error('The file cannot be read. Close it in other programs, then choose it again.', { cause });
  }
}

async function post(url: string, form: FormData, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body: form,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]),
  }).catch((cause: unknown) => {
    throw signal.aborted ? cause : new NetworkFailure(cause);
  });
  if (!response.ok)
    throw new Error(`The file did not arrive (storage answered ${response.status}). Please choose it again.`);
}
