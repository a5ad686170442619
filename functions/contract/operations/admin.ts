import { getBankPage } from '#functions/contract/admin/questions.ts';
import { listQuizzes, publishBank, updateQuiz } from '#functions/contract/admin/quizzes.ts';
import { listReports } from '#functions/contract/admin/reports.ts';
import { createUpload, getUpload, getUploadPage } from '#functions/contract/admin/uploads.ts';

/** The operations of the access `admin`: what its function needs of the contract, and no more. */
export const adminOperations = {
  listQuizzes,
  getBankPage,
  createUpload,
  getUpload,
  getUploadPage,
  publishBank,
  updateQuiz,
  listReports,
};
