import { CircleCheck, Download } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DefectCountsView, DefectView } from '#functions/contract/admin/uploads/uploads.ts';
import * as words from '#web/lib/words/bank-upload/defects.ts';
import { saveFile } from '#web/lib/workbook/save-file.ts';
import { writeXlsx } from '#web/lib/workbook/write-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { type DefectGroup, groupDefects } from '../answers/group-defects.ts';
import type { Deciding } from '../answers/use-decide.ts';
import { DefectLines } from '../defects/defect-lines.tsx';
import type { Review } from '../review/use-review.ts';

interface DefectListProps {
  review: Review;
  /** Kinds that an open question shows. */
  asked: readonly string[];
  deciding: Deciding;
}

/** The defects of the upload that no open question shows: parts that were left out, defaults, and notes. */
export function DefectList({ review: { upload, defects }, asked, deciding }: DefectListProps) {
  const { counts } = upload;
  const { total, data, error, refetch } = defects;
  const download = useMutation({
    mutationFn: async (rows: readonly DefectView[]) =>
      saveFile(
        words.fileName(upload.fileName.replace(/\.\w+$/, '')),
        await writeXlsx([{ name: words.sheetName, rows: defectSheet(rows) }]),
      ),
  });
  const notWritten = download.error ? words.notWritten : undefined;
  const taken = upload.sheet === undefined ? undefined : upload.sheets[upload.sheet]?.name;
  const sheet = data?.some((defect) => defect.sheet !== taken) ? undefined : taken;
  if (total === 0) {
    return (
      <p className="m-0 flex items-center gap-2 text-success [&_svg]:flex-none">
        <CircleCheck aria-hidden="true" size={16} />
        <span>{words.none}</span>
      </p>
    );
  }
  return (
    <section aria-labelledby="defects-title" className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h3 id="defects-title" className="m-0 plain-heading text-[0.9375rem]/[1.4]">
            {sheet === undefined ? words.heading(total) : words.headingOf(total, sheet)}
          </h3>
          {counts && <p className="m-0 text-quiet">{countWords(counts)}</p>}
        </div>
        <Button
          size="small"
          onPress={() => download.mutate(data ?? [])}
          isDisabled={!data}
          isPending={download.isPending}
        >
          <Download aria-hidden="true" size={15} />
          <span>{words.download}</span>
        </Button>
      </div>
      <Failure
        of={error ? words.notLoaded(error.message) : notWritten}
        onRetry={error ? () => void refetch() : undefined}
      />
      {!data && !error && <p className="m-0 text-quiet">{words.loading}</p>}
      {data && (
        <div className="overflow-clip rounded-md border border-line bg-surface">
          {groupDefects(data)
            .filter(({ kind }) => !asked.includes(kind))
            .map((group) => (
              <Group key={group.kind} group={group} deciding={deciding} />
            ))}
        </div>
      )}
      {data && data.length < total && <p className="m-0 text-quiet">{words.firstOf(data.length, total)}</p>}
    </section>
  );
}

/** Defects of one kind; the lines are rendered when it is opened. */
function Group({ group, deciding }: { group: DefectGroup; deciding: Deciding }) {
  const { severity, title, defects } = group;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      data-severity={severity}
      className="not-last:border-b not-last:border-line [&>:not(summary)]:mx-3 [&>:not(summary)]:mb-3"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex cursor-pointer list-none flex-wrap items-baseline gap-x-3 px-3 py-1.5 before:flex-none before:text-quiet before:content-['▸'] hover:bg-hover [&::-webkit-details-marker]:hidden [[open]>&]:before:content-['▾']">
        <span className="min-w-22 flex-none text-[0.8125rem] font-semibold text-quiet in-data-[severity=defaulted]:text-warning in-data-[severity=error]:text-danger in-data-[severity=skipped]:text-warning">
          {words.marks[severity]}
        </span>
        <span className="min-w-[min(100%,5rem)] flex-1 wrap-anywhere">{title}</span>
        <span className="font-semibold tabular-nums">{defects.length.toLocaleString('en-IN')}</span>
      </summary>
      {isOpen && <DefectLines group={group} deciding={deciding} />}
    </details>
  );
}

/** `2 to fix, 5 left out`. */
function countWords(counts: DefectCountsView): string {
  const severities = ['error', 'skipped', 'defaulted', 'note'] as const;
  return severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => words.count(severity, counts[severity]))
    .join(', ');
}

/** The list as the rows of a sheet. */
function defectSheet(defects: readonly DefectView[]) {
  return [
    words.sheetColumns,
    ...defects.map(({ severity, sheet, row, column, value, problem, remedy }) => [
      words.marks[severity],
      sheet,
      row,
      column,
      value,
      problem,
      remedy,
    ]),
  ];
}
