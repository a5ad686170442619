import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import { identifyOptions, questionKey } from '#functions/domain/banks/question-bank.ts';
import type { Option, Question } from '#functions/domain/banks/question.ts';

export function makeOption(points: number, change: Partial<Option> = {}): Option {
  return { text: `Option worth ${points}`, points, remarks: '', strength: '', scw: '', weakness: '', ...change };
}

export function makeQuestion(number: number, change: Partial<Question> = {}): Question {
  return {
    id: number,
    number,
    text: `Question text ${number}`,
    category: 'Ambition and Vision',
    subCategory: 'Goal Clarity',
    options: [1, 2, 3, 4, 5].map((points) => makeOption(points)),
    createdAt: '2026-01-05T00:00:00.000Z',
    createdBy: 'admin',
    ...change,
  };
}

/** A completed attempt. `chosen`: index of the chosen option (sheet order) by question number. */
export function makeAttempt(
  questions: readonly Question[],
  chosen: Record<number, number>,
  change: Partial<Attempt> = {},
): Attempt {
  const answers: Attempt['answers'] = {};
  let score = 0;
  for (const question of questions) {
    const index = chosen[question.number];
    if (index === undefined) continue;
    const found = identifyOptions(question.options)[index];
    if (!found) throw new Error(`Question ${question.number} has no option at ${index}.`);
    answers[questionKey(question.id)] = { optionId: found.id, seconds: 9 };
    score += found.option.points;
  }
  return {
    ref: { quizId: 1, version: 7, ulid: '01JD0ZK5V3M8Q4T7W2X9Y6B1CA' },
    userId: 'user-1',
    status: 'completed',
    createdAt: Date.parse('2026-11-20T19:00:00Z'),
    deadline: Date.parse('2026-11-20T19:30:00Z'),
    closesAt: Date.parse('2026-11-20T19:45:00Z'),
    score,
    answeredCount: Object.keys(answers).length,
    seed: 'seed',
    coupon: 'WELCOME',
    answers,
    late: [],
    events: {},
    resumeLimit: 4,
    // 01:00 on the 21st in India.
    endedAt: Date.parse('2026-11-20T19:30:00Z'),
    endReason: 'candidate',
    ...change,
  };
}
