import type { ReportRelease } from '#functions/domain/reports/report-hold.ts';
import { quizId, type Engine } from '#test/support/engine/make-engine.ts';

/** Sets when the reports of the quiz are sent. */
export async function setRelease(engine: Engine, reportRelease: ReportRelease): Promise<void> {
  const { name = '', description = '', price = 0, revision = 0 } = (await engine.ports.quizzes.find(quizId)) ?? {};
  const details = { name, description, price };
  await engine.updateQuiz({ quizId, details, secondsPerAttempt: null, reportRelease, revision, by: 'admin' });
}
