import type { UploadView } from '#functions/contract/admin/uploads.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { UploadStore } from './ports/uploads.ts';

export async function getUpload({ uploads }: { uploads: UploadStore }, uploadId: string): Promise<UploadView> {
  return (await uploads.find(uploadId)) ?? refuse('not-found', 'There is no such upload, or it is older than 30 days.');
}
