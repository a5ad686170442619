import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { questionLimits } from '#functions/domain/banks/question-limits.ts';
import { optionCategory } from '#functions/domain/banks/bands.ts';
import * as bank from '#web/lib/words/bank/questions.ts';
import * as words from '#web/lib/words/question-bank/question-form.ts';
import { Button } from '#web/ui/button.tsx';
import { phrases } from '#web/features/bank/table/answers-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type FormOption, typedPoints } from './question-form.ts';

const toolClass = 'py-0 px-1.5 min-h-7 text-link aria-disabled:opacity-40 aria-disabled:cursor-default';

interface OptionFieldsProps {
  option: FormOption;
  /** Index, from 0. */
  place: number;
  count: number;
  problems: { text?: string; points?: string } | undefined;
  onChange: (option: FormOption) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One option of a question with all its report texts. Its category follows from its points. */
export function OptionFields({ option, place, count, problems, onChange, onMove, onRemove }: OptionFieldsProps) {
  const number = place + 1;
  const points = typedPoints(option.points);
  return (
    <fieldset className="relative m-0 grid grid-cols-1 gap-2 rounded-md border border-line px-3 pt-2 pb-3">
      <legend className="px-1 font-semibold">{words.option(number)}</legend>
      <div className="absolute -top-5.5 right-2 flex bg-surface">
        {([-1, 1] as const).map((by) => (
          <Button
            key={by}
            tone="plain"
            size="small"
            aria-label={by < 0 ? words.moveUp(number) : words.moveDown(number)}
            aria-disabled={place + by < 0 || place + by >= count}
            onPress={() => onMove(place + by)}
            className={toolClass}
          >
            {by < 0 ? <ArrowUp aria-hidden="true" size={16} /> : <ArrowDown aria-hidden="true" size={16} />}
          </Button>
        ))}
        <Button
          tone="plain"
          size="small"
          aria-label={words.removeOption(number)}
          onPress={onRemove}
          className={toolClass}
        >
          <Trash2 aria-hidden="true" size={16} />
        </Button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_5rem_8rem] gap-x-3 gap-y-2 max-sm:grid-cols-[minmax(0,5rem)_minmax(0,1fr)] max-sm:[&>:first-child]:col-span-full">
        <TextField
          label={bank.option.text}
          value={option.text}
          onChange={(text) => onChange({ ...option, text })}
          maxLength={questionLimits.text}
          errorMessage={problems?.text}
        />
        <TextField
          label={bank.option.points}
          inputMode="decimal"
          autoComplete="off"
          value={option.points}
          onChange={(typed) => onChange({ ...option, points: typed })}
          maxLength={12}
          errorMessage={problems?.points}
        />
        <TextField label={bank.option.category} value={optionCategory(points)} readOnly tabIndex={-1} />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-x-3 gap-y-2">
        {phrases.map((field) => (
          <TextField
            key={field}
            label={bank.phrases[field]}
            multiline
            rows={2}
            value={option[field]}
            onChange={(typed) => onChange({ ...option, [field]: typed })}
            maxLength={questionLimits.text}
          />
        ))}
      </div>
    </fieldset>
  );
}
