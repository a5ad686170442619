import { accessMutations } from './access-mutations.ts';
import { answerMutations } from './answer-mutations.ts';
import { bankMutations } from './bank-mutations.ts';
import { closingMutations } from './closing-mutations.ts';
import { codeMutations } from './code-mutations.ts';
import { couponMutations } from './coupon-mutations.ts';
import { deliveryMutations } from './delivery-mutations.ts';
import { deviceMutations } from './device-mutations.ts';
import { documentMutations } from './document-mutations.ts';
import { drawnMutations } from './drawn-mutations.ts';
import { entryMutations } from './entry-mutations.ts';
import { erasureMutations } from './erasure-mutations.ts';
import { figureMutations } from './figure-mutations.ts';
import { finderMutations } from './finder-mutations.ts';
import { headerMutations } from './header-mutations.ts';
import { heldMutations } from './held-mutations.ts';
import { keptReportMutations } from './kept-report-mutations.ts';
import { inputMutations } from './input-mutations.ts';
import { islandMutations } from './island-mutations.ts';
import { limitMutations } from './limit-mutations.ts';
import { logoutMutations } from './logout-mutations.ts';
import { mailMutations } from './mail-mutations.ts';
import { mapMutations } from './map-mutations.ts';
import { missingScoreMutations } from './missing-score-mutations.ts';
import { nameMutations } from './name-mutations.ts';
import { overviewMutations } from './overview-mutations.ts';
import { pageMutations } from './page-mutations.ts';
import { presentedMutations } from './presented-mutations.ts';
import { publishMutations } from './publish-mutations.ts';
import { qualityMutations } from './quality-mutations.ts';
import { readerMutations } from './reader-mutations.ts';
import { renewalMutations } from './renewal-mutations.ts';
import { reportMutations } from './report-mutations.ts';
import { requestMutations } from './request-mutations.ts';
import { resendMutations } from './resend-mutations.ts';
import { rowMutations } from './row-mutations.ts';
import { sampleBankMutations } from './sample-bank-mutations.ts';
import { scoreMutations } from './score-mutations.ts';
import { selectionMutations } from './selection-mutations.ts';
import { sendingMutations } from './sending-mutations.ts';
import { sessionMutations } from './session-mutations.ts';
import { shownReportMutations } from './shown-report-mutations.ts';
import { switchMutations } from './switch-mutations.ts';
import { throttlingMutations } from './throttling-mutations.ts';
import { tokenMutations } from './token-mutations.ts';
import { unseenMutations } from './unseen-mutations.ts';
import { webReportMutations } from './web-report-mutations.ts';
import { archiveMutations } from './archive-mutations.ts';
import { retakeMutations } from './retake-mutations.ts';
import type { Mutation } from './mutation.ts';

/** Every break that there is; each file has those of one subject. */
export const allMutations: readonly Mutation[] = [
  ...retakeMutations,
  ...archiveMutations,
  ...accessMutations,
  ...answerMutations,
  ...bankMutations,
  ...closingMutations,
  ...codeMutations,
  ...couponMutations,
  ...deliveryMutations,
  ...deviceMutations,
  ...documentMutations,
  ...drawnMutations,
  ...entryMutations,
  ...erasureMutations,
  ...figureMutations,
  ...finderMutations,
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
  ...throttlingMutations,
  ...tokenMutations,
  ...unseenMutations,
  ...webReportMutations,
];
