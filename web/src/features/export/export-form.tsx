import { useRef, useState } from 'react';
import { ulid } from 'ulid';
import { startExport } from '#functions/contract/admin/export.ts';
import { maxExportAttempts, maxSheetRows } from '#functions/domain/admin/export-order.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { suggestBatches, suggestPeople } from '#web/lib/admin/finder.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { withRetries } from '#web/lib/retry.ts';
import * as words from '#web/lib/words/admin/export.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import { Button } from '#web/ui/button.tsx';
import { FinderField } from '#web/ui/form/finder-field.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { reasonHint } from '#web/lib/words/ui/forms.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type DraftProblems, type ExportDraft, newDraft, readDraft } from './export-draft.ts';
import { exportsKey } from './export-list.tsx';

const kinds = (['workbook', 'scores', 'responses'] as const).map((id) => ({ id, text: words.kinds[id] }));

const kindHint = words.kindHint(maxSheetRows.toLocaleString('en-IN'), maxExportAttempts.toLocaleString('en-IN'));

export function ExportForm() {
  const [draft, setDraft] = useState(() => newDraft(Date.now()));
  const [problems, setProblems] = useState<DraftProblems>({});
  const set = (changes: Partial<ExportDraft>) => {
    setDraft((current) => ({ ...current, ...changes }));
    setProblems({});
  };
  // Kept until the order has arrived, so that another press after a lost reply orders nothing more.
  const last = useRef<{ exportId: string; asked: string }>(undefined);
  const start = useCommand({
    send: async () => {
      const { order, problems: found = {} } = await readDraft(draft);
      setProblems(found);
      if (!order) return;
      const asked = JSON.stringify(order);
      if (last.current?.asked !== asked) last.current = { exportId: ulid(), asked };
      const { exportId } = last.current;
      await withRetries(() => call(startExport, { body: { exportId, ...order } }));
      last.current = undefined;
    },
    reloads: [exportsKey],
    isDoneWhenReloaded: true,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!start.isPending) start.run();
      }}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] items-start gap-4 rounded-md border border-line bg-surface p-4"
    >
      <SelectField
        label={words.fields.kind}
        description={kindHint}
        choices={kinds}
        value={draft.kind}
        onChange={(kind) => set({ kind })}
      />
      <TextField
        label={words.fields.from}
        type="date"
        value={draft.from}
        onChange={(from) => set({ from })}
        errorMessage={problems.from}
      />
      <TextField
        label={words.fields.until}
        type="date"
        value={draft.until}
        onChange={(until) => set({ until })}
        errorMessage={problems.until}
      />
      <FinderField
        label={lists.fields.batch}
        placeholder={lists.fields.label}
        description={words.hints.batch}
        value={draft.batch}
        onChange={(batch) => set({ batch })}
        suggest={suggestBatches}
        errorMessage={problems.batch}
      />
      <FinderField
        label={lists.labels.person}
        placeholder={lists.fields.who}
        description={words.hints.person}
        value={draft.person}
        onChange={(person) => set({ person })}
        suggest={suggestPeople}
        errorMessage={problems.person}
      />
      <TextField
        label={lists.fields.reason}
        description={reasonHint}
        value={draft.reason}
        onChange={(reason) => set({ reason })}
        maxLength={adminLimits.reason}
        errorMessage={problems.reason}
      />
      <div className="col-span-full grid justify-items-start gap-3">
        <Failure of={start} before={words.failures.order} />
        <Button size="small" type="submit" tone="primary" isPending={start.isPending}>
          {words.action}
        </Button>
      </div>
    </form>
  );
}
