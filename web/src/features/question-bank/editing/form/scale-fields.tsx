import { useState } from 'react';
import type { BankScale } from '#functions/domain/banks/bank-scales.ts';
import {
  type MapProblem,
  mapLimits,
  type NoteText,
  optionalTexts,
  quotientCodes,
  type ParameterNote,
  type QuotientCode,
} from '#functions/domain/banks/parameters/parameter-map.ts';
import { cleanText } from '#functions/domain/banks/question-limits.ts';
import { note as names } from '#web/lib/words/bank/questions.ts';
import * as words from '#web/lib/words/question-bank/question-form.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

export type NoteProblem = Pick<MapProblem, 'place' | 'field' | 'problem' | 'remedy'>;

interface ScaleFieldsProps {
  scale: BankScale;
  note: ParameterNote;
  /** The problem of this scale, with its field. */
  problem: NoteProblem | undefined;
  isReadOnly: boolean;
  onChange: (note: ParameterNote) => void;
}

const quotients: { id: QuotientCode | 'none'; text: string }[] = [
  { id: 'none', text: words.noQuotient },
  ...quotientCodes.map((code) => ({ id: code, text: words.quotient(code) })),
];

/** The fields of one scale. A main parameter belongs to no quotient. */
export function ScaleFields({ scale, note, problem, isReadOnly, onChange }: ScaleFieldsProps) {
  const { parameter, subParameter, questionCount } = scale;
  const isMain = subParameter === '';
  const { quotient: _quotient, ...rest } = note;
  const [isOpen, setIsOpen] = useState(false);
  const isWrong = optionalTexts.some((field) => field === problem?.field);
  const problemOf = (field: MapProblem['field']) =>
    problem?.field === field ? `${problem.problem} ${problem.remedy}` : undefined;
  const textField = (field: NoteText) => (
    <TextField
      key={field}
      label={names[field]}
      multiline
      rows={2}
      value={note[field] ?? ''}
      onChange={(text) => onChange({ ...note, [field]: text })}
      description={roomWords(note[field] ?? '', mapLimits[field])}
      errorMessage={problemOf(field)}
      readOnly={isReadOnly}
    />
  );
  return (
    <fieldset
      className="m-0 grid min-w-0 grid-cols-1 gap-2 rounded-md border border-line px-3 pt-2 pb-3 data-[main=true]:mt-3 data-[main=true]:border-quiet data-[main=true]:bg-sunken"
      data-main={isMain}
      disabled={isReadOnly}
    >
      <legend className="max-w-full px-1 font-semibold wrap-anywhere">
        <span>{isMain ? parameter : subParameter}</span>{' '}
        <VisuallyHidden>{isMain ? '' : words.ofParameter(parameter)}</VisuallyHidden>{' '}
        <span className="font-normal text-quiet">{words.questions(questionCount)}</span>
      </legend>
      {!isMain && (
        <SelectField
          label={names.quotient}
          choices={quotients}
          value={note.quotient ?? 'none'}
          onChange={(chosen) => onChange(chosen === 'none' ? rest : { ...rest, quotient: chosen })}
          errorMessage={problemOf('quotient')}
        />
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-x-3 gap-y-2">
        {textField('meaning')}
        {textField('nextStep')}
      </div>
      {/* Many, and seldom changed: drawn when they are opened. */}
      <details open={isOpen || isWrong} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="w-fit cursor-pointer py-1">
          {words.levels(optionalTexts.filter((field) => note[field]).length, optionalTexts.length)}
        </summary>
        {(isOpen || isWrong) && (
          <div className="grid gap-x-3 gap-y-2 sm:grid-cols-3 sm:[&>:last-child]:col-span-full">
            {optionalTexts.map(textField)}
          </div>
        )}
      </details>
    </fieldset>
  );
}

/** The number of characters once it is close to the limit, counted like the server does. */
function roomWords(text: string, max: number): string | undefined {
  const count = [...cleanText(text)].length;
  return count > max * 0.8 ? words.room(count, max) : undefined;
}
