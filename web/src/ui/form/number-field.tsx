import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Field, type FieldTexts } from './field.tsx';
import { type NumberLimits, type NumberNotation, readNumber, stepNumber } from './number-text.ts';
import * as words from '#web/lib/words/ui/forms.ts';

export interface NumberFieldProps extends NumberLimits, FieldTexts {
  /** NaN for an empty field. */
  value: number;
  /** Called when the person leaves the field, presses Enter or steps; with NaN when the field was emptied. */
  onChange: (value: number) => void;
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** Another notation; by default digits. */
  notation?: NumberNotation | undefined;
  /** Value for a text without any digit; by default it is refused. */
  fallback?: number | undefined;
}

/**
 * A number with steppers. It groups the digits, which the browser's own number field does not. Invalid input stays in the field with an
 * error message, and blocks its form: see {@link refuseInvalid}.
 */
export function NumberField({ value, onChange, formatOptions, notation, fallback, ...rest }: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [complaint, setComplaint] = useState<string>();
  const show = notation?.show ?? ((number: number) => new Intl.NumberFormat('en-IN', formatOptions).format(number));
  const shown = Number.isNaN(value) ? '' : show(value);

  const read = (text: string) => {
    if (fallback !== undefined && !/\p{Nd}/u.test(text)) return { number: fallback };
    return notation ? notation.read(text) : readNumber(text, rest, show);
  };
  const complain = (problem: string | undefined) => {
    setComplaint(problem);
    input.current?.setCustomValidity(problem ?? '');
  };
  const commit = (): number | undefined => {
    const found = typed === undefined ? { number: value } : read(typed);
    if ('problem' in found) {
      complain(found.problem);
      return undefined;
    }
    complain(undefined);
    setTyped(undefined);
    if (!Object.is(found.number, value)) onChange(found.number);
    return found.number;
  };
  const type = (text: string) => {
    setTyped(text);
    // During a correction, the message disappears as soon as it no longer applies.
    const found = complaint === undefined ? undefined : read(text);
    if (found) complain('problem' in found ? found.problem : undefined);
  };
  const step = (by: 1 | -1) => {
    const from = commit();
    if (from !== undefined) onChange(stepNumber(from, by, rest));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <Field {...rest} errorMessage={complaint ?? rest.errorMessage} isAlert={complaint !== undefined}>
      {(control) => (
        <div className="flex gap-1">
          <input
            {...control}
            ref={input}
            type="text"
            inputMode={!notation && Number.isInteger(rest.step ?? 1) ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={typed ?? shown}
            onChange={({ target }) => type(target.value)}
            onBlur={commit}
            onKeyDown={onKeyDown}
            className={classNames('tabular-nums', control.className)}
          />
          {([-1, 1] as const).map((by) => (
            <button
              key={by}
              type="button"
              tabIndex={-1}
              aria-label={by > 0 ? words.increase(rest.label) : words.decrease(rest.label)}
              disabled={by > 0 ? value >= (rest.maxValue ?? Infinity) : value <= (rest.minValue ?? -Infinity)}
              className="grid w-[min(2.75rem,14vw)] flex-none cursor-pointer items-center justify-items-center rounded-sm border border-line-strong bg-surface text-body hover:not-disabled:[background:linear-gradient(var(--hover),var(--hover)),var(--surface)] disabled:cursor-not-allowed disabled:opacity-50"
              onClick={() => step(by)}
            >
              {by > 0 ? <Plus aria-hidden="true" size={16} /> : <Minus aria-hidden="true" size={16} />}
            </button>
          ))}
        </div>
      )}
    </Field>
  );
}
