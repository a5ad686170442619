import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { MyAttempt, MyReportStatus } from '#functions/contract/account.ts';
import { formatAttemptId, type Attempt } from '#functions/domain/attempts/attempt.ts';
import { presentedCount } from '#functions/domain/attempts/presented-questions.ts';
import type { ReportStatus } from '#functions/domain/reports/report-delivery.ts';
import { isReleased, releasedFile } from '#functions/domain/reports/visible-report.ts';
import { unnamedQuiz } from '#functions/domain/words/quizzes.ts';
import { viewConsent, type ConsentView } from './give-consent.ts';
import type { Delivery } from '#functions/adapters/dynamo/reports/delivery-item.ts';

const shownStatus = {
  held: 'being-prepared',
  pending: 'being-prepared',
  claimed: 'being-prepared',
  sending: 'being-prepared',
  sent: 'sent',
  delivered: 'delivered',
  bounced: 'bounced',
  failed: 'delayed',
  unknown: 'delayed',
} as const satisfies Record<ReportStatus, MyReportStatus>;

/** A person's attempts with the states of their reports, newest first; and their consents. */
export async function listMyAttempts(
  ports: Needs<'people' | 'quizzes' | 'banks'>,
  userId: string,
): Promise<{ attempts: MyAttempt[]; consents: ConsentView[] }> {
  const { attempts, deliveries, consents } = await ports.people.readOwn(userId);
  const views = attempts.map(async (attempt) => {
    const { quizId, version } = attempt.ref;
    const [quiz, bank] = await Promise.all([ports.quizzes.find(quizId), ports.banks.getStaged(quizId, version)]);
    const delivery = deliveries.find(({ attemptId }) => attemptId === formatAttemptId(attempt.ref));
    return {
      ...viewOf(attempt, delivery),
      quizName: quiz?.name ?? unnamedQuiz(quizId),
      questionCount: presentedCount(attempt.asked, bank.questionCount),
    };
  });
  return {
    attempts: (await Promise.all(views)).sort((a, b) => b.startedAt - a.startedAt),
    consents: consents.map(viewConsent).sort((a, b) => b.at - a.at),
  };
}

function viewOf(attempt: Attempt, delivery: Delivery | undefined): Omit<MyAttempt, 'quizName' | 'questionCount'> {
  const { ref, status, createdAt, answeredCount, endedAt, endReason } = attempt;
  return {
    attemptId: formatAttemptId(ref),
    startedAt: createdAt,
    status,
    answeredCount,
    endedAt,
    endReason,
    report: endedAt === undefined || !delivery ? undefined : viewReport(delivery),
  };
}

function viewReport(delivery: Delivery): MyAttempt['report'] {
  return {
    ...delivery,
    status: shownStatus[delivery.status],
    canRead: isReleased(delivery),
    canDownload: releasedFile(delivery) !== undefined,
  };
}
