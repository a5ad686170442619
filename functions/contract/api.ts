import { listReports } from './admin/reports.ts';
import { getBankPage } from './admin/questions.ts';
import { listQuizzes, publishBank, updateQuiz } from './admin/quizzes.ts';
import { createUpload, getUpload, getUploadPage } from './admin/uploads.ts';
import { endAttempt, enterQuiz, recordTabSwitch, saveAnswer } from './attempts.ts';
import { sendContactMessage } from './contact.ts';
import type { Access, Endpoint } from './endpoint.ts';
import { getMe } from './me.ts';
import { getActiveQuiz, getSeat, redeemCoupon } from './quiz.ts';

/** Every operation of the product. */
export const api = {
  getActiveQuiz,
  sendContactMessage,
  getMe,
  getSeat,
  redeemCoupon,
  enterQuiz,
  saveAnswer,
  recordTabSwitch,
  endAttempt,
  listQuizzes,
  getBankPage,
  createUpload,
  getUpload,
  getUploadPage,
  publishBank,
  updateQuiz,
  listReports,
} as const satisfies Record<string, Endpoint>;

export type Api = typeof api;
export type OperationName = keyof Api;
/** The names of the operations of one access. */
export type OperationsOf<A extends Access> = {
  [Name in OperationName]: Api[Name]['access'] extends A ? Name : never;
}[OperationName];

export const apiPrefix = '/api';

/** As API Gateway's `routeKey`: `POST /api/attempts/{attemptId}/answers`. */
export function routeKey({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${apiPrefix}${path}`;
}
