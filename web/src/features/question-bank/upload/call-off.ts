import { cancelUpload } from '#functions/contract/admin/uploads/uploads.ts';
import { call } from '#web/lib/api-client.ts';

/** Tells the server that an upload is not wanted. If that does not arrive, it stays in the list of uploads, and no more. */
export async function callOff(uploadId: string): Promise<void> {
  try {
    await call(cancelUpload, { params: { uploadId } }, { keepalive: true });
  } catch {
    // Nothing is lost: what was uploaded is published by no one but a person.
  }
}
