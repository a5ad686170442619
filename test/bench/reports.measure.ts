import { expect, it } from 'vitest';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import { identifyQuestions } from '#functions/domain/banks/question-bank.ts';
import { composeReport } from '#functions/domain/reports/document/compose-report.ts';
import { parseSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { readSampleBank, readSampleParameters, sampleSheet } from '#infra/local/seed/sample-bank.ts';
import { makeAttempt } from '#test/functions/domain/reports/people/sample-report.ts';
import { newQuiz } from '#test/support/make-bank.ts';
import { readTaken } from '#test/support/sheets/read-rows.ts';
import { keepSection } from './support/figures.ts';
import { median, p95, timed } from './support/statistics.ts';

const warmUps = 3;
const runs = 20;

it('measures the time and size of a report’s PDF', async () => {
  const stamp = { lastQuestionId: 0, createdAt: '2026-01-05T00:00:00.000Z', createdBy: 'admin' };
  const uploaded = parseSheet(await readTaken(sampleSheet(readSampleBank())));
  const { questions } = identifyQuestions(uploaded.questions, newQuiz, stamp);
  const reportOf = (shift: number) =>
    composeReport({
      attempt: makeAttempt(
        questions,
        Object.fromEntries(questions.map(({ number }) => [number, (number * 7 + shift * (number % 3)) % 5])),
      ),
      questions,
      map: readSampleParameters(),
      isMinor: false,
      candidateName: `Priya Srivastava ${shift}`,
      quizName: 'TrueIn Assessment',
      presentedCount: questions.length,
    });
  const report = reportOf(0);
  expect(report.answeredCount).toBe(60);

  const first = await timed(() => renderReport(report));
  expect(Buffer.from(first.result).subarray(0, 5).toString()).toBe('%PDF-');
  const ms: number[] = [];
  for (let run = 1; run <= warmUps + runs; run++) {
    const next = reportOf(run);
    const made = await timed(() => renderReport(next));
    if (run > warmUps) ms.push(made.ms);
  }
  keepSection('reports', {
    title: 'Making a report',
    how: `The PDF of an attempt at all ${questions.length} questions of the sample bank: once in a new process, then those of ${runs} other people in a warm one.`,
    figures: [
      { name: 'The first', value: first.ms, unit: 'ms' },
      { name: 'Warm', value: median(ms), unit: 'ms', p95: p95(ms), target: 150 },
      { name: 'Size', value: first.result.length / 1000, unit: 'kB' },
    ],
  });
});
