import type { Needs } from '#functions/usecases/ports/needs.ts';
import { maxUploadBytes, refuseUnknownUpload, stuckProblem } from '#functions/domain/uploads/upload.ts';
import type { listUploads as operation, UploadSummary, UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import { namesOf } from '#functions/usecases/people/find-people.ts';
import type { Upload } from '#functions/adapters/dynamo/uploads/upload-item.ts';

/** Makes an upload for one file, which is imported when it arrives. A retry with the same id is the same upload. */
export async function createUpload(
  { uploads, files, clock, newId }: Needs<'uploads' | 'files' | 'clock' | 'newId'>,
  { uploadId = newId(), ...request }: { uploadId?: string | undefined; fileName: string; by: string },
) {
  await uploads.create({ uploadId, ...request, now: clock() });
  return { uploadId, ...(await files.presign(uploadKey(uploadId), maxUploadBytes)) };
}

const folder = 'uploads/';

/** The S3 key of an upload: only its id, so that no file name can point elsewhere. */
function uploadKey(uploadId: string): string {
  return folder + uploadId;
}

/** The upload of an S3 key; `undefined` for other objects. */
export function uploadIdOf(key: string): string | undefined {
  return key.startsWith(folder) ? key.slice(folder.length) : undefined;
}

type Ports = Needs<'uploads' | 'profiles' | 'clock'>;

export async function getUpload({ uploads, profiles, clock }: Ports, uploadId: string): Promise<UploadView> {
  const upload = (await uploads.find(uploadId)) ?? refuseUnknownUpload();
  const nameOf = await namesOf(profiles, [upload.by]);
  const { sheets = [], sheet, headerRow, defectPages = 0, staging } = upload;
  const view = staging === undefined ? undefined : await uploads.getView(uploadId);
  return {
    ...summaryOf(upload, nameOf(upload.by), clock()),
    sheets,
    ...{ sheet, headerRow, defectPages, staging },
    ...{ columns: [], ...view },
  };
}

export async function listUploads(
  { uploads, profiles, clock }: Ports,
  cursor: string | undefined,
): Promise<Reply<typeof operation>> {
  const { uploads: found, next } = await uploads.list(cursor);
  const nameOf = await namesOf(
    profiles,
    found.map(({ by }) => by),
  );
  return {
    uploads: found.map((upload) => summaryOf(upload, nameOf(upload.by), clock())),
    next,
  };
}

/** Shows a stuck upload as refused, so that no one waits for it. If it is read after all, its true state is shown. */
function summaryOf(upload: Upload, byName: string, now: number): UploadSummary {
  const problem = stuckProblem(upload, now);
  return { ...upload, byName, ...(problem !== undefined && { status: 'refused', problem }) };
}
