import type { ActiveQuiz } from '#functions/contract/quiz.ts';
import { facts } from '#web/lib/words/home/quiz-facts.ts';

/** Fills in the facts about the quiz that is on sale. Without one the places stay empty, as they are without a network. */
export async function showQuizFacts(places: Iterable<HTMLElement>): Promise<void> {
  const reply = await fetch('/api/quiz'); // `getActiveQuiz`, without the contract's schemas, which weigh more than all of this
  if (!reply.ok) return;
  const quiz = (await reply.json()) as ActiveQuiz;
  for (const place of places) place.textContent = facts[place.dataset.quizFact ?? '']?.(quiz) ?? '';
}
