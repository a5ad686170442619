import { endpointsOf } from '#functions/contract/endpoint.ts';
import * as admins from '#functions/contract/admin/admins.ts';
import * as attempts from '#functions/contract/admin/attempts/attempts.ts';
import * as audit from '#functions/contract/admin/audit.ts';
import * as parameters from '#functions/contract/admin/banks/parameters.ts';
import * as questions from '#functions/contract/admin/banks/questions.ts';
import * as quizzes from '#functions/contract/admin/banks/quizzes.ts';
import * as versions from '#functions/contract/admin/banks/versions.ts';
import * as couponBatches from '#functions/contract/admin/coupons/coupon-batches.ts';
import * as coupons from '#functions/contract/admin/coupons/coupons.ts';
import * as exports from '#functions/contract/admin/export.ts';
import * as finder from '#functions/contract/admin/finder.ts';
import * as messages from '#functions/contract/admin/messages.ts';
import * as overview from '#functions/contract/admin/overview.ts';
import * as heldReports from '#functions/contract/admin/reports/held-reports.ts';
import * as reports from '#functions/contract/admin/reports/reports.ts';
import * as uploads from '#functions/contract/admin/uploads/uploads.ts';

/** The operations of the access `admin`, apart from the others so that its function's bundle contains no more. */
export const adminOperations = endpointsOf('admin', {
  ...quizzes,
  ...versions,
  ...questions,
  ...parameters,
  ...uploads,
  ...attempts,
  ...reports,
  ...heldReports,
  ...coupons,
  ...couponBatches,
  ...finder,
  ...admins,
  ...audit,
  ...messages,
  ...exports,
  ...overview,
});
