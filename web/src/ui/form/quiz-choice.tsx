import { useId, useState } from 'react';
import { SelectField } from './select-field.tsx';
import * as words from '#web/lib/words/ui/forms.ts';

interface Choice {
  quizId: number;
  name: string;
  active: boolean;
  archived: boolean;
}

interface QuizChoiceProps {
  quizzes: readonly Choice[];
  shownId: number;
  onChoose: (quizId: number) => void;
}

/** Chooses the quiz to show. Archived ones are offered on request; the current one is always in the list. */
export function QuizChoice({ quizzes, shownId, onChoose }: QuizChoiceProps) {
  const id = useId();
  const [withArchived, setWithArchived] = useState(false);
  const archived = quizzes.filter((quiz) => quiz.archived);
  const offered = quizzes.filter((quiz) => withArchived || !quiz.archived || quiz.quizId === shownId);
  return (
    <div className="grid w-full max-w-104 gap-1">
      <SelectField
        label={words.quiz}
        choices={offered.map((quiz) => ({ id: String(quiz.quizId), text: textOf(quiz) }))}
        value={String(shownId)}
        onChange={(chosen) => onChoose(Number(chosen))}
      />
      {archived.length > 0 && (
        <label
          htmlFor={id}
          className="flex min-h-7 w-fit cursor-pointer items-center gap-2 text-sm [&_input]:m-0 [&_input]:size-5 [&_input]:accent-body"
        >
          <input
            id={id}
            type="checkbox"
            checked={withArchived}
            onChange={({ target }) => setWithArchived(target.checked)}
          />
          <span>{words.showArchived(archived.length)}</span>
        </label>
      )}
    </div>
  );
}

function textOf({ quizId, name, active, archived }: Choice): string {
  if (archived) return words.archivedChoice(quizId, name);
  return active ? words.activeChoice(quizId, name) : words.quizChoice(quizId, name);
}
