import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { DraftQuestionView } from '#functions/contract/admin/banks/questions.ts';
import { questionLimits, sizeProblem } from '#functions/domain/banks/question-limits.ts';
import { columns, groups } from '#web/lib/words/bank/questions.ts';
import * as words from '#web/lib/words/question-bank/question-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { OptionFields } from './option-fields.tsx';
import {
  blankOption,
  draftOfForm,
  formProblems,
  type FormOption,
  type FormProblems,
  moveOption,
  nameProblems,
  type QuestionForm,
} from './question-form.ts';

export interface QuestionDialogProps {
  title: string;
  /** Label of the button that saves it. */
  action: string;
  number: number;
  initial: QuestionForm;
  /** Numbers of the other questions by their normalised texts. */
  others: ReadonlyMap<string, number>;
  categories: readonly string[];
  subCategories: readonly string[];
  onSave: (draft: DraftQuestionView) => void;
  onCancel: () => void;
}

/** A question with all its options. It is changed only when it is saved, so cancelling changes nothing. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, action, number, initial, others, categories, subCategories, onSave, onCancel } = props;
  const [form, setForm] = useState(initial);
  const [problems, setProblems] = useState<FormProblems>();
  // The input when the problems were found: fields that were changed since show no error.
  const [checked, setChecked] = useState(initial);
  // Names for which a warning about a similar name was shown.
  const [warned, setWarned] = useState<readonly string[]>([]);
  const adder = useRef<HTMLButtonElement>(null);

  // Once shown, the count stays up to date while texts are shortened.
  const size = problems?.size && sizeProblem(draftOfForm(form));

  const set = (changes: Partial<QuestionForm>) => setForm({ ...form, ...changes });
  const problemOf = (field: 'text' | 'category' | 'subCategory') =>
    form[field] === checked[field] ? problems?.[field] : undefined;
  const twinOf = (field: 'category' | 'subCategory') => problemOf(field) && problems?.twins?.[field];
  const setOption = (option: FormOption) =>
    set({ options: form.options.map((one) => (one.key === option.key ? option : one)) });
  const submit = () => {
    const found = formProblems(form, others) ?? nameProblems(form, { categories, subCategories }, warned);
    setProblems(found);
    setChecked(form);
    if (found?.twins) setWarned([...warned, form.category, form.subCategory]);
    if (!found) onSave(draftOfForm(form));
  };
  return (
    <FormDialog
      title={title}
      action={action}
      size="large"
      onSubmit={submit}
      onClose={onCancel}
      isChanged={JSON.stringify(form) !== JSON.stringify(initial)}
      className="gap-4 text-[0.875rem] [&_:is(input,textarea)]:min-h-9 [&_:is(input,textarea)]:py-1.25 [&_:is(input,textarea)]:text-[0.875rem] [&_input[readonly]]:border-dashed [&_input[readonly]]:bg-sunken"
    >
      <p className="m-0 text-quiet tabular-nums">{words.serial(number)}</p>
      <TextField
        label={columns.text}
        multiline
        rows={2}
        value={form.text}
        onChange={(text) => set({ text })}
        maxLength={questionLimits.text}
        errorMessage={problemOf('text')}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] gap-x-3 gap-y-2">
        <NameField
          label={groups.category}
          value={form.category}
          onChange={(category) => set({ category })}
          inUse={categories}
          errorMessage={problemOf('category')}
          twin={twinOf('category')}
        />
        <NameField
          label={groups.subCategory}
          value={form.subCategory}
          onChange={(subCategory) => set({ subCategory })}
          inUse={subCategories}
          errorMessage={problemOf('subCategory')}
          twin={twinOf('subCategory')}
        />
      </div>
      {form.options.map((option, place) => (
        <OptionFields
          key={option.key}
          option={option}
          place={place}
          count={form.options.length}
          problems={problems?.option[option.key]}
          onChange={setOption}
          onMove={(to) => set({ options: moveOption(form.options, place, to) })}
          onRemove={() => {
            set({ options: form.options.filter(({ key }) => key !== option.key) });
            adder.current?.focus();
          }}
        />
      ))}
      {[form.options.length === 0 && problems?.options, size].map(
        (problem, place) =>
          problem && (
            <p key={place} role="alert" className="m-0 font-medium text-danger">
              {problem}
            </p>
          ),
      )}
      <Button
        ref={adder}
        size="small"
        onPress={() => set({ options: [...form.options, blankOption()] })}
        isDisabled={form.options.length >= questionLimits.options}
        className="justify-self-start"
      >
        <Plus aria-hidden="true" size={16} />
        <span>{words.addOption}</span>
      </Button>
    </FormDialog>
  );
}

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
function NameField({ label, value, onChange, inUse, errorMessage, twin }: NameFieldProps) {
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
          {words.use(twin)}
        </Button>
      )}
    </div>
  );
}
