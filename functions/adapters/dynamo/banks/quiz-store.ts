import type { QuizStore } from '#functions/usecases/ports/quizzes.ts';
import { activateQuiz } from './activate-quiz.ts';
import { changeQuiz } from './change-quiz.ts';
import { quizReader } from './quiz-reader.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export function quizStore(table: Table): QuizStore {
  const reader = quizReader(table);
  return {
    ...reader,
    publish: (publication) => changeQuiz(table, reader, { ...publication, publication }),
    update: (change) => changeQuiz(table, reader, change),
    archive: (change) => changeQuiz(table, reader, change),
    activate: (request) => activateQuiz(table, reader, request),
  };
}
