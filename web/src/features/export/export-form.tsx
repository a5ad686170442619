import { type FormEvent, useState } from 'react';
import { indiaDay, indiaDayBegin } from '#functions/domain/calendar/india-days.ts';
import { maxExportAttempts, maxSheetRows } from '#functions/domain/admin/export-order.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { suggestBatches, suggestPeople } from '#web/lib/admin/finder.ts';
import { Button } from '#web/ui/button.tsx';
import { FinderField } from '#web/ui/form/finder-field.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { reasonHint } from '#web/ui/form/reason-dialog.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type ExportDraft, type ExportOrder, readDraft, newDraft, type DraftProblems } from './export-draft.ts';
import { kindWords } from './export-words.ts';

const kinds = (['workbook', 'scores', 'responses'] as const).map((id) => ({ id, text: kindWords[id] }));

const kindHint = `A sheet of Excel takes ${maxSheetRows.toLocaleString('en-IN')} rows: the answers of about 17,000 attempts of 60 questions. CSV takes ${maxExportAttempts.toLocaleString('en-IN')} attempts.`;

interface ExportFormProps {
  isRunning: boolean;
  /** Why the last order was refused. */
  failure: string | undefined;
  onStart: (order: ExportOrder) => void;
}

export function ExportForm({ isRunning, failure: refused, onStart }: ExportFormProps) {
  const [draft, setDraft] = useState<ExportDraft>(() => newDraft(Date.now()));
  const [problems, setProblems] = useState<DraftProblems>({});
  const set = (changes: Partial<ExportDraft>) => {
    setDraft((current) => ({ ...current, ...changes }));
    setProblems({});
  };
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async () => {
    if (isRunning || isReading) return;
    setIsReading(true);
    setFailure(undefined);
    try {
      const outcome = await readDraft(draft);
      setProblems(outcome.problems);
      if (outcome.order) onStart(outcome.order);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setIsReading(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
      className="grid max-w-240 grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] items-start gap-4 rounded-md border border-line bg-surface p-4"
    >
      <SelectField
        label="What"
        description={kindHint}
        choices={kinds}
        value={draft.kind}
        onChange={(kind) => set({ kind })}
      />
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
      <FinderField
        label="Coupon batch"
        placeholder="Its label"
        description="Empty: all attempts."
        value={draft.batch}
        onChange={(batch) => set({ batch })}
        suggest={suggestBatches}
        errorMessage={problems.batch}
      />
      <FinderField
        label="Person"
        placeholder="Name or e-mail"
        description="Empty: everyone."
        value={draft.person}
        onChange={(person) => set({ person })}
        suggest={suggestPeople}
        errorMessage={problems.person}
      />
      <TextField
        label="Reason"
        description={reasonHint}
        value={draft.reason}
        onChange={(reason) => set({ reason })}
        maxLength={adminLimits.reason}
        errorMessage={problems.reason}
      />
      <div className="col-span-full grid justify-items-start gap-3">
        <Failure of={failure ?? refused} before="Export failed: " />
        <Button type="submit" tone="primary" isPending={isRunning || isReading}>
          Export
        </Button>
      </div>
    </form>
  );
}
