import type { UploadSummary, UploadView } from '#functions/contract/admin/uploads.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { namesOf } from './names-of.ts';
import type { ProfileStore } from './ports/people.ts';
import type { Upload, UploadStore } from './ports/uploads.ts';

interface Ports {
  uploads: UploadStore;
  profiles: Pick<ProfileStore, 'find'>;
}

export async function getUpload({ uploads, profiles }: Ports, uploadId: string): Promise<UploadView> {
  const upload =
    (await uploads.find(uploadId)) ?? refuse('not-found', 'There is no such upload, or it is older than 30 days.');
  const nameOf = await namesOf(profiles, [upload.by]);
  const { sheets = [], sheet, headerRow, defectPages = 0, staging } = upload;
  const columns = staging === undefined ? [] : await uploads.getColumns(uploadId);
  return {
    ...summaryOf(upload, nameOf(upload.by)),
    sheets,
    ...(sheet !== undefined && { sheet }),
    ...(headerRow !== undefined && { headerRow }),
    columns: columns.map(({ index: _index, ...column }) => column),
    defectPages,
    ...(staging !== undefined && { staging }),
  };
}

export async function listUploads(
  { uploads, profiles }: Ports,
  cursor: string | undefined,
): Promise<{ uploads: UploadSummary[]; next?: string }> {
  const { uploads: found, next } = await uploads.list(cursor);
  const nameOf = await namesOf(
    profiles,
    found.map(({ by }) => by),
  );
  return {
    uploads: found.map((upload) => summaryOf(upload, nameOf(upload.by))),
    ...(next !== undefined && { next }),
  };
}

function summaryOf(upload: Upload, byName: string): UploadSummary {
  const { uploadId, fileName, createdAt, status, rowsRead, questionCount, quizId, pages, counts } = upload;
  const { problem, publishedAs } = upload;
  return {
    ...{ uploadId, fileName, createdAt, byName, status, rowsRead, questionCount, pages },
    ...(quizId !== undefined && { quizId }),
    ...(counts && { counts }),
    ...(problem && { problem }),
    ...(publishedAs && { publishedAs }),
  };
}
