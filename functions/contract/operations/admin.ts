import { getAttempt, listAttempts } from '#functions/contract/admin/attempts/attempts.ts';
import { getExportFile, listExports, startExport } from '#functions/contract/admin/export.ts';
import { grantNextTime, grantResume, grantTime } from '#functions/contract/admin/attempts/grants.ts';
import { releaseReports, listHolidays, updateHolidays } from '#functions/contract/admin/reports/held-reports.ts';
import { getOverview } from '#functions/contract/admin/overview.ts';
import { getBankMap } from '#functions/contract/admin/banks/parameters.ts';
import { getBankPage } from '#functions/contract/admin/banks/questions.ts';
import {
  activateQuiz,
  archiveQuiz,
  listQuizzes,
  publishBank,
  updateQuiz,
} from '#functions/contract/admin/banks/quizzes.ts';
import { readReport } from '#functions/contract/admin/reports/report.ts';
import {
  getReportFile,
  listReports,
  reissueReport,
  resendReport,
  resendReports,
} from '#functions/contract/admin/reports/reports.ts';
import {
  cancelUpload,
  createUpload,
  getUpload,
  getUploadDefects,
  getUploadPage,
  listUploads,
  decideUpload,
} from '#functions/contract/admin/uploads/uploads.ts';
import {
  getReportParts,
  listVersions,
  restoreVersion,
  submitChanges,
} from '#functions/contract/admin/banks/versions.ts';
import { grantAdmin, listAdmins, revokeAdmin } from '#functions/contract/admin/admins.ts';
import { listAudit } from '#functions/contract/admin/audit.ts';
import {
  createCouponBatch,
  finishCouponBatch,
  getCouponBatch,
  listBatchCodes,
  releaseBatchCode,
  updateBatchCode,
  updateCouponBatch,
} from '#functions/contract/admin/coupons/coupon-batches.ts';
import { listUsesByPerson } from '#functions/contract/admin/coupons/coupon-uses.ts';
import {
  createCoupon,
  getCoupon,
  listCoupons,
  listCouponUses,
  updateCoupon,
} from '#functions/contract/admin/coupons/coupons.ts';
import { findBatches, findPeople, getPerson } from '#functions/contract/admin/finder.ts';
import { listMessages } from '#functions/contract/admin/messages.ts';

/** The operations of the access `admin`, apart from the others so that its function's bundle contains no more. */
export const adminOperations = {
  listQuizzes,
  getBankPage,
  getBankMap,
  createUpload,
  getUpload,
  getUploadPage,
  getUploadDefects,
  listUploads,
  decideUpload,
  cancelUpload,
  publishBank,
  updateQuiz,
  activateQuiz,
  archiveQuiz,
  getReportParts,
  submitChanges,
  listVersions,
  restoreVersion,
  grantTime,
  grantResume,
  grantNextTime,
  listAttempts,
  getAttempt,
  listReports,
  resendReport,
  resendReports,
  reissueReport,
  getReportFile,
  readReport,
  releaseReports,
  listHolidays,
  updateHolidays,
  getOverview,
  startExport,
  getExportFile,
  listExports,
  listCoupons,
  getCoupon,
  createCoupon,
  updateCoupon,
  listCouponUses,
  listUsesByPerson,
  createCouponBatch,
  getCouponBatch,
  updateCouponBatch,
  finishCouponBatch,
  listBatchCodes,
  updateBatchCode,
  releaseBatchCode,
  listAdmins,
  grantAdmin,
  revokeAdmin,
  listMessages,
  listAudit,
  findPeople,
  getPerson,
  findBatches,
};
