import { S3Client } from '@aws-sdk/client-s3';
import { ulid } from 'ulid';
import { bankStore } from '#functions/adapters/dynamo/bank-store.ts';
import { deliveryStore } from '#functions/adapters/dynamo/delivery-store.ts';
import { profileStore } from '#functions/adapters/dynamo/profile-store.ts';
import { quizStore } from '#functions/adapters/dynamo/quiz-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { uploadStore } from '#functions/adapters/dynamo/upload-store.ts';
import { uploadFiles } from '#functions/adapters/s3/upload-files.ts';
import { adminOperations } from '#functions/contract/operations/admin.ts';
import { env } from '#functions/runtime/env.ts';
import { serve } from '#functions/runtime/http.ts';
import { createUpload } from '#functions/usecases/create-upload.ts';
import { getUpload } from '#functions/usecases/get-upload.ts';
import { listQuizzes } from '#functions/usecases/list-quizzes.ts';
import { listReports } from '#functions/usecases/list-reports.ts';
import { publishBank } from '#functions/usecases/publish-bank.ts';
import { requireAdmin } from '#functions/usecases/require-admin.ts';
import { updateQuiz } from '#functions/usecases/update-quiz.ts';

const table = openTable(env('TABLE_NAME'));
const ports = {
  banks: bankStore(table),
  deliveries: deliveryStore(table),
  profiles: profileStore(table),
  quizzes: quizStore(table),
  uploads: uploadStore(table),
  files: uploadFiles(new S3Client({}), env('UPLOADS_BUCKET')),
  clock: Date.now,
  newId: () => ulid(),
};

export const handler = serve(
  'admin',
  adminOperations,
  {
    listQuizzes: () => listQuizzes(ports),
    getBankPage: async ({ params: { quizId, version, page } }) => ({
      questions: await ports.banks.getPage(quizId, version, page),
    }),
    createUpload: ({ body: { fileName }, caller: { userId: by } }) => createUpload(ports, { fileName, by }),
    getUpload: ({ params: { uploadId } }) => getUpload(ports, uploadId),
    getUploadPage: async ({ params: { uploadId, page } }) => ({
      questions: await ports.uploads.getPage(uploadId, page),
    }),
    publishBank: ({ params, body, caller: { userId: by } }) => publishBank(ports, { ...params, ...body, by }),
    updateQuiz: ({ params, body, caller: { userId: by } }) => updateQuiz(ports, { ...params, ...body, by }),
    listReports: ({ query: { status } }) => listReports(ports, status),
  },
  ({ userId }) => requireAdmin(ports, userId),
);
