import { Field, type FieldTexts } from './field.tsx';

interface SelectFieldProps<Value extends string> extends FieldTexts {
  choices: readonly { id: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** The browser's own list of choices. */
export function SelectField<Value extends string>({ choices, value, onChange, ...texts }: SelectFieldProps<Value>) {
  const choose = (chosen: string) => {
    const choice = choices.find((one) => one.id === chosen);
    if (choice) onChange(choice.id);
  };
  return (
    <Field {...texts}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => choose(target.value)}>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
