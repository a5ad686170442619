import { publishBank } from '#functions/contract/admin/banks/quizzes.ts';
import {
  createUpload,
  getUpload,
  getUploadPage,
  decideUpload,
  type UploadView,
} from '#functions/contract/admin/uploads/uploads.ts';
import { defaultQuizDetails } from '#functions/domain/banks/quiz.ts';
import { callApi } from './call-api.ts';

interface Sheet {
  origin: string;
  /** An admin's ID token. */
  token: string;
  sheet: Buffer;
  /** Default: quiz 1. */
  quizId?: number;
  /** The revision of the quiz, absent if the quiz does not exist yet. */
  revision?: number;
  /** The quiz on sale, if this one is to take its place. */
  replacesActiveQuizId?: number;
}

const fileName = 'sample-bank.xlsx';
const prompt = 'What would you most likely do?';

/** Publishes a spreadsheet as the bank of a quiz, like an admin's browser. @returns the number of questions. */
export async function publishSheet({ origin, token, sheet, quizId = 1, ...change }: Sheet): Promise<number> {
  const { uploadId, url, fields } = await callApi(origin, token, createUpload, {
    body: { fileName, size: sheet.length },
  });
  await postFile(url, fields, sheet);
  const { questionCount, staging = '' } = await confirmed(origin, token, await untilStaged(origin, token, uploadId));
  const body = { uploadId, staging, details: { ...defaultQuizDetails, prompt }, ...change };
  await callApi(origin, token, publishBank, { params: { quizId }, body });
  return questionCount;
}

/** Confirms all main parameters of the sheet, even if the live bank lacks them. */
async function confirmed(origin: string, token: string, { uploadId, pages, choices }: UploadView): Promise<UploadView> {
  const names = new Set<string>();
  for (let page = 0; page < pages; page++) {
    const { questions } = await callApi(origin, token, getUploadPage, { params: { uploadId, page } });
    for (const { category } of questions) names.add(category);
  }
  const body = { choices: { columns: {}, ...choices, newParameters: [...names] }, remember: false };
  return callApi(origin, token, decideUpload, { params: { uploadId }, body });
}

async function postFile(url: string, fields: Record<string, string>, file: Buffer): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(file)]), fileName);
  const answer = await fetch(url, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`The upload failed with ${answer.status}: ${await answer.text()}`);
}

async function untilStaged(origin: string, token: string, uploadId: string): Promise<UploadView> {
  for (let tries = 0; tries < 150; tries++) {
    const upload = await callApi(origin, token, getUpload, { params: { uploadId } });
    if (upload.status === 'staged') return upload;
    if (upload.status === 'refused' || upload.status === 'no-questions')
      throw new Error(`The sample bank was refused: ${upload.problem}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The sample bank was not imported within 30 s.');
}
