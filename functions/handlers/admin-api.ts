import { adminOperations } from '#functions/contract/operations/admin.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { answerInTime } from '#functions/adapters/retry-transient.ts';
import { serve } from '#functions/runtime/http.ts';
import { activateQuiz, listQuizzes, listVersions } from '#functions/usecases/banks/quizzes.ts';
import {
  createCouponBatch,
  findBatches,
  finishCouponBatch,
  getCouponBatch,
  updateCouponBatch,
} from '#functions/usecases/coupons/batches/manage-batches.ts';
import {
  createCoupon,
  getCoupon,
  listCouponUses,
  releaseCouponUse,
  updateCoupon,
  listCoupons,
} from '#functions/usecases/coupons/manage-coupons.ts';
import { createUpload, getUpload, listUploads } from '#functions/usecases/uploads/uploads.ts';
import { findPeople, getPerson } from '#functions/usecases/people/find-people.ts';
import { getAttempt, listAttempts } from '#functions/usecases/attempts/view-attempts.ts';
import { getWaiting, overviewCounter } from '#functions/usecases/admin/get-overview.ts';
import { getReportFile, readReport } from '#functions/usecases/reports/read-report.ts';
import { grantAdmin, listAdmins, requireAdmin, revokeAdmin } from '#functions/usecases/admin/admins.ts';
import { grantNextTime } from '#functions/usecases/attempts/grant-next-time.ts';
import { listAudit } from '#functions/usecases/admin/list-audit.ts';
import { releaseBatchCode, updateBatchCode, listBatchCodes } from '#functions/usecases/coupons/batches/batch-codes.ts';
import { getExportFile, listExports, startExport } from '#functions/usecases/admin/exports/order-export.ts';
import { listUsesByPerson } from '#functions/usecases/coupons/list-uses-by-person.ts';
import { listFeedback } from '#functions/usecases/reports/feedback.ts';
import { listReports } from '#functions/usecases/reports/list-reports.ts';
import { decideUpload } from '#functions/usecases/uploads/decide-upload.ts';
import { publishBank } from '#functions/usecases/banks/publish-bank.ts';
import {
  releaseReports,
  requeueReports,
  updateHolidays,
} from '#functions/usecases/reports/delivery/report-commands.ts';
import { restoreVersion, submitChanges } from '#functions/usecases/banks/change-bank.ts';
import { exportPorts, ports } from './admin-ports.ts';

export const handler = answerInTime(
  serve(
    'admin',
    adminOperations,
    {
      listQuizzes: () => listQuizzes(ports),
      getBankPage: async ({ params: { quizId, version, page } }) => ({
        questions: await ports.banks.getPage(quizId, version, page),
      }),
      getBankMap: async ({ params: { quizId, version } }) => ({
        notes: [...(await ports.banks.getMap(quizId, version))],
      }),
      createUpload: ({ body: { uploadId, fileName }, caller: { userId: by } }) =>
        createUpload(ports, { uploadId, fileName, by }),
      getUpload: ({ params: { uploadId } }) => getUpload(ports, uploadId),
      getUploadPage: async ({ params: { uploadId, page } }) => ({
        questions: await ports.uploads.getPage(uploadId, page),
      }),
      getUploadDefects: async ({ params: { uploadId, page } }) => ({
        defects: await ports.uploads.getDefects(uploadId, page),
      }),
      listUploads: ({ query: { cursor } }) => listUploads(ports, cursor),
      decideUpload: ({ params, body }) => decideUpload(ports, { ...params, ...body }),
      cancelUpload: async ({ params: { uploadId } }) => {
        await ports.uploads.cancel(uploadId);
        return {};
      },
      publishBank: ({ params, body, caller: { userId: by } }) => publishBank(ports, { ...params, ...body, by }),
      updateQuiz: ({ params, body, caller: { userId: by } }) =>
        ports.quizzes.update({ ...params, ...body, by, at: ports.clock() }),
      activateQuiz: ({ params, body, caller: { userId: by } }) => activateQuiz(ports, { ...params, ...body, by }),
      archiveQuiz: async ({ params, body, caller: { userId: by } }) => ({
        archived: false,
        ...(await ports.quizzes.archive({ ...params, ...body, by, at: ports.clock() })),
      }),
      submitChanges: ({ params, body, caller: { userId: by } }) => submitChanges(ports, { ...params, ...body, by }),
      listVersions: ({ params, query }) => listVersions(ports, { ...params, ...query }),
      restoreVersion: ({ params, body, caller: { userId: by } }) => restoreVersion(ports, { ...params, ...body, by }),
      grantTime: ({ params: { userId, attemptId }, body, caller: { userId: by } }) =>
        ports.grants.grantTime({
          ...{ ...body, userId, by },
          attempt: parseAttemptId(attemptId),
          now: ports.clock(),
        }),
      grantResume: ({ params: { userId, attemptId }, body, caller: { userId: by } }) =>
        ports.grants.grantResume({
          ...{ ...body, userId, by },
          attempt: parseAttemptId(attemptId),
          now: ports.clock(),
        }),
      grantNextTime: ({ params, body, caller: { userId: by } }) => grantNextTime(ports, { ...params, ...body, by }),
      listAttempts: ({ query }) => listAttempts(ports, query),
      getAttempt: ({ params }) => getAttempt(ports, params),
      listReports: ({ query }) => listReports(ports, query),
      listFeedback: () => listFeedback(ports),
      resendReport: async ({ params, body, caller: { userId: by } }) => ({
        outcome: await ports.requeues.requeue({ ...params, ...body, regenerate: false, by, now: ports.clock() }),
      }),
      resendReports: ({ body, caller: { userId: by } }) => requeueReports(ports, { ...body, by }),
      reissueReport: async ({ params, body, caller: { userId: by } }) => ({
        outcome: await ports.requeues.requeue({ ...params, ...body, regenerate: true, by, now: ports.clock() }),
      }),
      getReportFile: ({ params, query, caller: { userId: by } }) => getReportFile(ports, { ...params, ...query, by }),
      readReport: ({ params, caller: { userId: by } }) => readReport(ports, { ...params, by }),
      releaseReports: ({ body, caller: { userId: by } }) => releaseReports(ports, { ...body, by }),
      listHolidays: () => ports.holidays.read(),
      updateHolidays: ({ body, caller: { userId: by } }) => updateHolidays(ports, { ...body, by }),
      getOverview: overviewCounter(ports),
      startExport: ({ body, caller: { userId: by } }) => startExport(exportPorts, { ...body, by }),
      listExports: ({ caller: { userId: by } }) => listExports(exportPorts, by),
      getExportFile: ({ params, caller: { userId: by } }) => getExportFile(exportPorts, { ...params, by }),
      listCoupons: ({ params, query }) => listCoupons(ports, { ...params, ...query }),
      getCoupon: ({ params: { code } }) => getCoupon(ports, code),
      createCoupon: ({ params, body, caller: { userId: by } }) => createCoupon(ports, { ...params, ...body, by }),
      updateCoupon: ({ params, body, caller: { userId: by } }) => updateCoupon(ports, { ...params, ...body, by }),
      listCouponUses: ({ params, query }) => listCouponUses(ports, { ...params, ...query }),
      releaseCouponUse: ({ params, body, caller: { userId: by } }) =>
        releaseCouponUse(ports, { ...params, ...body, by }),
      listUsesByPerson: ({ query }) => listUsesByPerson(ports, query),
      createCouponBatch: ({ params, body, caller: { userId: by } }) =>
        createCouponBatch(ports, { ...params, ...body, by }),
      getCouponBatch: ({ params: { batchId } }) => getCouponBatch(ports, batchId),
      updateCouponBatch: ({ params, body, caller: { userId: by } }) =>
        updateCouponBatch(ports, { ...params, ...body, by }),
      finishCouponBatch: ({ params: { batchId } }) => finishCouponBatch(ports, batchId),
      updateBatchCode: ({ params, body, caller: { userId: by } }) => updateBatchCode(ports, { ...params, ...body, by }),
      releaseBatchCode: ({ params, body, caller: { userId: by } }) =>
        releaseBatchCode(ports, { ...params, ...body, by }),
      listBatchCodes: ({ params, query }) => listBatchCodes(ports, { ...params, ...query }),
      listAdmins: () => listAdmins(ports),
      grantAdmin: ({ body, caller: { userId: by } }) => grantAdmin(ports, { ...body, by }),
      revokeAdmin: ({ params, body, caller: { userId: by } }) => revokeAdmin(ports, { ...params, ...body, by }),
      listMessages: async ({ query: { month, cursor } }) => {
        const { rows, next } = await ports.contacts.list(month, cursor);
        return { messages: rows, next };
      },
      markMessage: ({ params, body, caller: { userId: by } }) =>
        ports.contacts.mark({ ...params, ...body, by, at: ports.clock() }),
      getWaiting: () => getWaiting(ports),
      listAudit: ({ query }) => listAudit(ports, query),
      findPeople: ({ query }) => findPeople(ports, query),
      getPerson: ({ params }) => getPerson(ports, params),
      findBatches: ({ query: { typed = '' } }) => findBatches(ports, { typed }),
    },
    ({ userId }) => requireAdmin(ports, userId),
  ),
);
