import { useId, useRef } from 'react';
import { questionLimits } from '#functions/domain/banks/question-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

interface NameFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Names of other questions. */
  inUse: readonly string[];
  errorMessage: string | undefined;
  /** The one of them that may be meant. */
  twin: string | undefined;
}

/** The name of a parameter: suggests names in use, and offers one that the input may be meant as. */
export function NameField({ label, value, onChange, inUse, errorMessage, twin }: NameFieldProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const use = (name: string) => {
    onChange(name);
    // The pressed button disappears with its suggestion.
    field.current?.querySelector('input')?.focus();
  };
  return (
    <div
      ref={field}
      className="grid content-start justify-items-start gap-1 [&>button]:max-w-full [&>button]:text-start [&>button]:wrap-anywhere [&>button]:whitespace-normal [&>div]:w-full"
    >
      <TextField
        label={label}
        value={value}
        onChange={onChange}
        maxLength={questionLimits.group}
        list={id}
        errorMessage={errorMessage}
      />
      <datalist id={id}>
        {inUse.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
      {twin !== undefined && (
        <Button size="small" onPress={() => use(twin)}>
          Use “{twin}”
        </Button>
      )}
    </div>
  );
}
