import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { PersonalData } from '#functions/contract/personal-data.ts';
import { formatAttemptId, type Attempt } from '#functions/domain/attempts/attempt.ts';
import { presentedCount } from '#functions/domain/attempts/presented-questions.ts';
import { shownPosition } from '#functions/domain/attempts/shown-order.ts';
import type { PaperQuestion } from '#functions/domain/banks/question-bank.ts';
import { attemptScores } from '#functions/domain/reports/figures/attempt-scores.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { lostPlace } from '#functions/domain/words/account.ts';
import { unnamedQuiz } from '#functions/domain/words/quizzes.ts';
import { answersAbout, questionAbout } from '#functions/domain/words/feedback.ts';
import type { Feedback } from '#functions/domain/reports/feedback.ts';
import { isReleased } from '#functions/domain/reports/visible-report.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { withholdFigures } from '#functions/domain/reports/figures/withhold-figures.ts';
import { reportDocument, type DocumentPorts } from '#functions/usecases/reports/report-document.ts';
import { viewConsent } from './give-consent.ts';
import type { Delivery } from '#functions/adapters/dynamo/reports/delivery-item.ts';

type Ports = DocumentPorts & Needs<'quizzes' | 'people' | 'messages' | 'clock'>;

/** Size as JSON in UTF-8. Lambda's limit is 6 MB; a reply as large as this is sent compressed (`runtime/http.ts`). */
export const maxPageBytes = 4 * 1024 * 1024;

/**
 * All stored data of a person, with the texts of questions and answers in place of their ids. The contract's schema leaves out what is
 * another person's, as the admin who made a grant. A page has as many attempts as fit into a
 * reply, but at least one.
 */
export async function exportMyData(
  ports: Ports,
  /** With the verified address: messages from it are theirs. */
  { userId, email, from }: { userId: string; email: string; from?: string | undefined },
): Promise<PersonalData & { next: string | undefined }> {
  const messages = await ports.messages.listFrom(email, ports.clock());
  const { profile, attempts, deliveries, consents, redemptions, grants, feedback } = await ports.people.readOwn(userId);
  const ids = attempts.map(({ ref }) => formatAttemptId(ref));
  const begin = from === undefined ? 0 : ids.indexOf(from);
  if (begin < 0) refuse('invalid-input', lostPlace);
  const views: PersonalData['attempts'] = [];
  let bytes = 0;
  for (const attempt of attempts.slice(begin)) {
    const attemptId = formatAttemptId(attempt.ref);
    const delivery = deliveries.find((one) => one.attemptId === attemptId);
    const view = await viewAttempt(ports, attempt, delivery);
    bytes += Buffer.byteLength(JSON.stringify(view));
    if (views.length > 0 && bytes > maxPageBytes) break;
    views.push(view);
  }
  const next = ids[begin + views.length];
  return {
    exportedAt: ports.clock(),
    profile,
    consents: consents.map(viewConsent),
    redemptions,
    grants,
    attempts: views,
    feedback: feedback.map(({ answers, ...given }) => ({ ...given, answers: answers.map(viewFeedback) })),
    messages,
    next,
  };
}

const viewFeedback = ({ parameter, answer }: Feedback) => ({
  question: questionAbout(parameter),
  answer: answersAbout(parameter)[answer],
});

async function viewAttempt(ports: Ports, attempt: Attempt, delivery: Delivery | undefined) {
  const { quizId, version } = attempt.ref;
  const [quiz, paper] = await Promise.all([ports.quizzes.find(quizId), ports.banks.getPaper(quizId, version)]);
  return {
    quizName: quiz?.name ?? unnamedQuiz(quizId),
    ...attemptOf(attempt, paper),
    report: delivery && (await viewReport(ports, attempt, delivery)),
  };
}

function attemptOf(
  attempt: Attempt,
  paper: readonly PaperQuestion[],
): Omit<PersonalData['attempts'][number], 'quizName'> {
  const { ref, status, createdAt, deadline, endedAt, endReason, answers, late, events, seed } = attempt;
  const questions = new Map(paper.map((question) => [question.id, question]));
  return {
    attemptId: formatAttemptId(ref),
    status,
    startedAt: createdAt,
    deadline,
    ...{ endedAt, endReason },
    questionCount: presentedCount(attempt.asked, paper.length),
    answers: Object.entries(answers).map(([questionId, { optionId, seconds }]) => {
      const question = questions.get(questionId);
      const position = question && shownPosition(question, optionId, seed);
      return {
        question: question?.text ?? questionId,
        answer: question?.options.find(({ id }) => id === optionId)?.text ?? optionId,
        ...(position !== undefined && { position: position + 1 }),
        secondsAfterStart: seconds,
        isLate: late.includes(questionId),
      };
    }),
    lateCount: late.length,
    events: Object.values(events).map(({ at, ...event }) => ({ ...event, at: at * 1000 })),
  };
}

async function viewReport(ports: Ports, attempt: Attempt, delivery: Delivery) {
  const content = isReleased(delivery) ? await reportDocument(ports, delivery) : undefined;
  const score = content && (await scoreOf(ports, attempt, content));
  return { ...delivery, earlierMails: delivery.earlier, content, score };
}

/** The sum of points, if the report shows it: see `withhold-figures.ts`; never for a minor. */
async function scoreOf({ banks }: Ports, attempt: Attempt, { isMinor }: ReportDocument): Promise<number | undefined> {
  if (isMinor) return undefined;
  const questions = await banks.getQuestions(attempt.ref.quizId, attempt.ref.version);
  return withholdFigures(attemptScores(attempt, questions)).total.figure?.raw;
}
