import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { listHolidays, updateHolidays } from '#functions/contract/admin/reports/held-reports.ts';
import { isCalendarDay, maxHolidays, type Holiday, type HolidayList } from '#functions/domain/calendar/holidays.ts';
import { promisedBusinessHours } from '#functions/domain/reports/promise/report-parts.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { buttons, loading } from '#web/lib/words/ui.ts';
import * as words from '#web/lib/words/admin/reports.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

/** The public holidays: loaded when it opens, so that the form starts from the current list. */
export function HolidaysDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['admin-holidays'],
    queryFn: ({ signal }) => call(listHolidays, {}, { signal }),
    gcTime: 0,
  });
  if (data) return <HolidaysForm known={data} onClose={onClose} onReload={() => void refetch()} />;
  const actions = <Button onPress={onClose}>{buttons.close}</Button>;
  return (
    <Dialog title={words.holidays.title} isOpen onOpenChange={onClose} actions={actions}>
      <Failure of={{ error }} />
      {!error && <p role="status">{loading.title}</p>}
    </Dialog>
  );
}

interface HolidaysFormProps {
  known: HolidayList;
  onClose: () => void;
  onReload: () => void;
}

interface Line extends Holiday {
  id: number;
}

/** One line for each holiday. Empty lines are ignored; an incomplete line is an error. */
export function HolidaysForm({ known, onClose, onReload }: HolidaysFormProps) {
  // The list that the form started from: a later one, loaded in the background, was not seen here.
  const [{ holidays, revision }] = useState(known);
  const [began] = useState(() => holidays.map(({ day, name }, id): Line => ({ id, day, name })));
  const [lines, setLines] = useState(began);
  // Fields show errors only after an invalid submission.
  const [isChecked, setIsChecked] = useState(false);
  const saving = useCommand({
    send: (holidays: Holiday[]) => call(updateHolidays, { body: { holidays, revision } }),
    onDone: onClose,
  });
  const change = (id: number, changes: Partial<Holiday>) =>
    setLines((now) => now.map((line) => (line.id === id ? { ...line, ...changes } : line)));
  const list = useRef<HTMLUListElement>(null);
  // The line that gets the focus once it is rendered.
  const wanted = useRef<{ line: number; part: 'input' | 'button' }>(undefined);
  useEffect(() => {
    const { line = 0, part = 'input' } = wanted.current ?? {};
    const items = list.current?.children ?? [];
    const at = items[Math.min(line, items.length - 1)]?.querySelector<HTMLElement>(part) ?? list.current;
    if (wanted.current) at?.focus();
    wanted.current = undefined;
  }, [lines]);
  const add = () => {
    wanted.current = { line: lines.length, part: 'input' };
    setLines([...lines, { id: Math.max(-1, ...lines.map(({ id }) => id)) + 1, day: '', name: '' }]);
  };
  const remove = (removed: Line) => {
    wanted.current = { line: lines.indexOf(removed), part: 'button' };
    setLines(lines.filter((line) => line !== removed));
  };
  const submit = () => {
    const filled = lines.filter((line) => !isEmpty(line));
    if (filled.some((line) => dayProblem(line, lines) ?? nameProblem(line))) setIsChecked(true);
    else saving.run(filled.map(({ day, name }) => ({ day, name: name.trim() })));
  };
  const isStale = codeOf(saving.error) === 'revision-conflict';
  return (
    <FormDialog
      title={words.holidays.title}
      action={words.holidays.save}
      onSubmit={submit}
      onClose={() => {
        if (isStale) onReload();
        onClose();
      }}
      isChanged={JSON.stringify(lines) !== JSON.stringify(began)}
      isPending={saving.isPending}
      failure={saving.failure}
      isFinal={isStale}
    >
      <p className="m-0 text-quiet">{words.holidaysAbout(promisedBusinessHours)}</p>
      {lines.length === 0 && <p className="m-0 text-quiet">{words.noHolidays}</p>}
      <ul
        ref={list}
        tabIndex={-1}
        className="m-0 grid list-none grid-cols-1 gap-3 p-0 empty:hidden"
        aria-label={words.holidays.title}
      >
        {lines.map((line) => (
          <li
            key={line.id}
            className="grid grid-cols-[10.5rem_minmax(0,1fr)_auto] items-start gap-3 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:border-b max-sm:border-line max-sm:pb-3 max-sm:[&>:nth-child(2)]:col-span-full max-sm:[&>:nth-child(2)]:row-[2]"
          >
            <TextField
              label={words.holiday.day}
              type="date"
              value={line.day}
              onChange={(day) => change(line.id, { day })}
              errorMessage={isChecked && !isEmpty(line) ? dayProblem(line, lines) : undefined}
            />
            <TextField
              label={words.holiday.name}
              value={line.name}
              onChange={(name) => change(line.id, { name })}
              maxLength={adminLimits.holidayName}
              autoComplete="off"
              errorMessage={isChecked && !isEmpty(line) ? nameProblem(line) : undefined}
            />
            <Button
              size="small"
              aria-label={words.removeHoliday(line.name || line.day)}
              onPress={() => remove(line)}
              className="mt-7 min-h-11"
            >
              <Trash2 aria-hidden="true" size={16} />
            </Button>
          </li>
        ))}
      </ul>
      {lines.length < maxHolidays && (
        <Button size="small" onPress={add} className="justify-self-start">
          <Plus aria-hidden="true" size={16} /> <span>{words.holidays.add}</span>
        </Button>
      )}
    </FormDialog>
  );
}

const isEmpty = ({ day, name }: Holiday) => day === '' && name.trim() === '';

function dayProblem({ id, day }: Line, lines: readonly Line[]): string | undefined {
  if (!isCalendarDay(day)) return words.problems.day;
  return lines.some((other) => other.id < id && other.day === day) ? words.problems.twice : undefined;
}

function nameProblem({ name }: Holiday): string | undefined {
  return name.trim() === '' ? words.problems.name : undefined;
}
