import { questionKey } from '#functions/domain/banks/question-bank.ts';
import type { Answer, Attempt } from '#functions/domain/attempts/attempt.ts';
import type { Option, Question } from '#functions/domain/banks/question.ts';
import { presentedOf } from '#functions/domain/attempts/presented-questions.ts';
import { shuffle } from '#functions/domain/attempts/shuffle.ts';
import { chosenOptions } from '#functions/domain/reports/figures/chosen-options.ts';

export interface OrderedAnswer extends Answer {
  question: Question;
  option: Option;
}

/** The answers in the order in which they were given; those of the same second in the order of the questions. */
export function inOrderOfAnswering(
  { answers, seed, asked }: Pick<Attempt, 'answers' | 'seed' | 'asked'>,
  questions: readonly Question[],
): OrderedAnswer[] {
  const chosen = chosenOptions(answers, questions);
  const ids = questions.map(({ id }) => ({ id: questionKey(id) }));
  const place = new Map(shuffle(presentedOf(ids, asked), seed).map(({ id }, index) => [id, index]));
  return questions
    .flatMap((question) => {
      const key = questionKey(question.id);
      const [answer, option] = [answers[key], chosen.get(question.id)];
      return answer && option ? [{ ...answer, question, option, place: place.get(key) ?? 0 }] : [];
    })
    .sort((a, b) => a.seconds - b.seconds || a.place - b.place)
    .map(({ place: _, ...answer }) => answer);
}
