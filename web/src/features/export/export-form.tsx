import { type FormEvent, useState } from 'react';
import { indiaDay, indiaDayBegin } from '#functions/domain/india-days.ts';
import { Button } from '#web/ui/button.tsx';
import { reasonHint } from '#web/ui/reason-dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type ExportDraft, type ExportOrder, readDraft, newDraft, type DraftProblems } from './export-draft.ts';
import styles from './export.module.css';

const kinds = [
  { id: 'workbook', text: 'Excel workbook: scores and answers on two sheets' },
  { id: 'scores', text: 'CSV: a row for each attempt' },
  { id: 'responses', text: 'CSV: a row for each answer' },
] as const;

interface ExportFormProps {
  isRunning: boolean;
  onStart: (order: ExportOrder) => void;
}

export function ExportForm({ isRunning, onStart }: ExportFormProps) {
  const [draft, setDraft] = useState<ExportDraft>(() => newDraft(Date.now()));
  const [problems, setProblems] = useState<DraftProblems>({});
  const set = (changes: Partial<ExportDraft>) => {
    setDraft((current) => ({ ...current, ...changes }));
    setProblems({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    const outcome = readDraft(draft);
    setProblems(outcome.problems);
    if (outcome.order) onStart(outcome.order);
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <SelectField label="What" choices={kinds} value={draft.kind} onChange={(kind) => set({ kind })} />
      <TextField
        label="First day"
        type="date"
        value={draft.from === undefined ? '' : indiaDay(draft.from)}
        onChange={(day) => set({ from: indiaDayBegin(day) })}
        errorMessage={problems.from}
      />
      <TextField
        label="Last day"
        type="date"
        value={draft.until === undefined ? '' : indiaDay(draft.until)}
        onChange={(day) => set({ until: indiaDayBegin(day) })}
        errorMessage={problems.until}
      />
      <TextField
        label="Coupon batch"
        description="Its id, or nothing for all."
        value={draft.batch}
        onChange={(batch) => set({ batch })}
        maxLength={6}
        autoComplete="off"
        errorMessage={problems.batch}
      />
      <TextField
        label="Reason"
        description={reasonHint}
        value={draft.reason}
        onChange={(reason) => set({ reason })}
        maxLength={500}
        errorMessage={problems.reason}
      />
      <div className={styles.act}>
        <Button type="submit" tone="primary" isPending={isRunning}>
          Export
        </Button>
      </div>
    </form>
  );
}
