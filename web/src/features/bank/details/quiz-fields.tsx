import { maxPrice, type QuizDetails } from '#functions/domain/banks/quiz.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import * as words from '#web/lib/words/bank/quiz.ts';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { DetailProblems } from './quiz-details.ts';

interface QuizFieldsProps {
  details: QuizDetails;
  problems: DetailProblems;
  onChange: (details: QuizDetails) => void;
}

/** Name, description and price of a quiz. */
export function QuizFields({ details, problems, onChange }: QuizFieldsProps) {
  return (
    <>
      <TextField
        label={words.facts.name}
        value={details.name}
        onChange={(name) => onChange({ ...details, name })}
        maxLength={adminLimits.quizName}
        errorMessage={problems.name}
      />
      <TextField
        label={words.facts.description}
        multiline
        rows={2}
        value={details.description}
        onChange={(description) => onChange({ ...details, description })}
        maxLength={adminLimits.quizDescription}
        errorMessage={problems.description}
      />
      <NumberField
        label={words.priceInRupees}
        value={details.price}
        onChange={(price) => onChange({ ...details, price })}
        fallback={0}
        minValue={0}
        maxValue={maxPrice}
        step={0.01}
        formatOptions={{ minimumFractionDigits: 0, maximumFractionDigits: 2 }}
        errorMessage={problems.price}
      />
    </>
  );
}
