import { faultMutations } from './fault-mutations.ts';
import { accessMutations } from '#test/mutations/admin/access-mutations.ts';
import { alarmMutations } from './alarm-mutations.ts';
import { answerMutations } from '#test/mutations/attempts/answer-mutations.ts';
import { bankMutations } from '#test/mutations/banks/bank-mutations.ts';
import { changeMutations } from '#test/mutations/admin/change-mutations.ts';
import { clockMutations } from '#test/mutations/attempts/clock-mutations.ts';
import { checkMutations } from './check-mutations.ts';
import { closingMutations } from '#test/mutations/attempts/closing-mutations.ts';
import { codeMutations } from '#test/mutations/coupons/code-mutations.ts';
import { couponMutations } from '#test/mutations/coupons/coupon-mutations.ts';
import { deliveryMutations } from '#test/mutations/reports/delivery-mutations.ts';
import { deployedMutations } from './deployed-mutations.ts';
import { deviceMutations } from '#test/mutations/attempts/device-mutations.ts';
import { documentMutations } from '#test/mutations/reports/document-mutations.ts';
import { storedItemMutations } from './stored-item-mutations.ts';
import { edgeMutations } from './edge-mutations.ts';
import { drawnMutations } from './drawn-mutations.ts';
import { earlyEntryMutations } from '#test/mutations/attempts/early-entry-mutations.ts';
import { entryMutations } from '#test/mutations/attempts/entry-mutations.ts';
import { erasureMutations } from '#test/mutations/people/erasure-mutations.ts';
import { findingMutations } from './finding-mutations.ts';
import { figureMutations } from '#test/mutations/reports/figure-mutations.ts';
import { finderMutations } from '#test/mutations/admin/finder-mutations.ts';
import { screenMutations } from '#test/mutations/admin/screen-mutations.ts';
import { headerMutations } from '#test/mutations/uploads/header-mutations.ts';
import { heldMutations } from '#test/mutations/reports/held-mutations.ts';
import { keptReportMutations } from '#test/mutations/reports/kept-report-mutations.ts';
import { inputMutations } from '#test/mutations/uploads/input-mutations.ts';
import { islandMutations } from './island-mutations.ts';
import { limitMutations } from './limit-mutations.ts';
import { logoutMutations } from '#test/mutations/people/logout-mutations.ts';
import { mailMutations } from '#test/mutations/reports/mail-mutations.ts';
import { mapMutations } from '#test/mutations/banks/map-mutations.ts';
import { missingScoreMutations } from '#test/mutations/reports/missing-score-mutations.ts';
import { nameMutations } from '#test/mutations/banks/name-mutations.ts';
import { exportMutations } from '#test/mutations/admin/export-mutations.ts';
import { overviewMutations } from '#test/mutations/admin/overview-mutations.ts';
import { pageMutations } from '#test/mutations/reports/page-mutations.ts';
import { presentedMutations } from '#test/mutations/attempts/presented-mutations.ts';
import { publishMutations } from '#test/mutations/banks/publish-mutations.ts';
import { qualityMutations } from '#test/mutations/reports/quality-mutations.ts';
import { readerMutations } from '#test/mutations/uploads/reader-mutations.ts';
import { renewalMutations } from '#test/mutations/attempts/renewal-mutations.ts';
import { reportMutations } from '#test/mutations/reports/report-mutations.ts';
import { requestMutations } from './request-mutations.ts';
import { resendMutations } from '#test/mutations/reports/resend-mutations.ts';
import { rowMutations } from '#test/mutations/uploads/row-mutations.ts';
import { sampleBankMutations } from '#test/mutations/banks/sample-bank-mutations.ts';
import { scoreMutations } from '#test/mutations/uploads/score-mutations.ts';
import { selectionMutations } from '#test/mutations/people/selection-mutations.ts';
import { sendingMutations } from '#test/mutations/reports/sending-mutations.ts';
import { sessionMutations } from '#test/mutations/people/session-mutations.ts';
import { shownReportMutations } from './shown-report-mutations.ts';
import { switchMutations } from '#test/mutations/attempts/switch-mutations.ts';
import { synthesisedMutations } from './synthesised-mutations.ts';
import { throttlingMutations } from './throttling-mutations.ts';
import { tokenMutations } from '#test/mutations/people/token-mutations.ts';
import { unseenMutations } from '#test/mutations/uploads/hidden-and-struck-mutations.ts';
import { webReportMutations } from '#test/mutations/reports/web-report-mutations.ts';
import { archiveMutations } from '#test/mutations/banks/archive-mutations.ts';
import { retakeMutations } from '#test/mutations/attempts/retake-mutations.ts';
import type { Mutation } from './mutation.ts';

/** Every break that there is; each file has those of one subject. */
export const allMutations: readonly Mutation[] = [
  ...retakeMutations,
  ...archiveMutations,
  ...accessMutations,
  ...checkMutations,
  ...alarmMutations,
  ...answerMutations,
  ...bankMutations,
  ...changeMutations,
  ...clockMutations,
  ...closingMutations,
  ...codeMutations,
  ...couponMutations,
  ...deliveryMutations,
  ...deployedMutations,
  ...deviceMutations,
  ...documentMutations,
  ...drawnMutations,
  ...edgeMutations,
  ...earlyEntryMutations,
  ...entryMutations,
  ...erasureMutations,
  ...faultMutations,
  ...figureMutations,
  ...findingMutations,
  ...finderMutations,
  ...screenMutations,
  ...headerMutations,
  ...heldMutations,
  ...keptReportMutations,
  ...inputMutations,
  ...islandMutations,
  ...limitMutations,
  ...logoutMutations,
  ...mailMutations,
  ...mapMutations,
  ...missingScoreMutations,
  ...nameMutations,
  ...exportMutations,
  ...overviewMutations,
  ...pageMutations,
  ...presentedMutations,
  ...publishMutations,
  ...qualityMutations,
  ...readerMutations,
  ...renewalMutations,
  ...reportMutations,
  ...requestMutations,
  ...resendMutations,
  ...rowMutations,
  ...sampleBankMutations,
  ...scoreMutations,
  ...selectionMutations,
  ...sendingMutations,
  ...sessionMutations,
  ...shownReportMutations,
  ...switchMutations,
  ...synthesisedMutations,
  ...throttlingMutations,
  ...storedItemMutations,
  ...tokenMutations,
  ...unseenMutations,
  ...webReportMutations,
];
