import { CircleCheck, Download } from 'lucide-react';
import type { DefectCountsView, UploadView, DefectView } from '#functions/contract/admin/uploads/uploads.ts';
import { Button } from '#web/ui/button.tsx';
import type { Deciding } from '../decisions/use-decide.ts';
import { groupDefects, severityWords } from './defect-titles.ts';
import { DefectGroupView } from './defect-group.tsx';
import { useDefects } from './use-defects.ts';
import { useState } from 'react';
import { saveFile } from '#web/lib/workbook/save-file.ts';
import { writeXlsx } from '#web/lib/workbook/write-sheet.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { defectSheet } from './defect-queries.ts';

/** All defects of the upload: blocking ones, parts that were left out, defaults, and notes. */
export function DefectList({ upload, deciding }: { upload: UploadView; deciding: Deciding }) {
  const { counts, sheets } = upload;
  const { total, data, error, isFetching, refetch } = useDefects(upload);
  const download = useDefectDownload(upload);
  const taken = upload.sheet === undefined ? undefined : upload.sheets[upload.sheet]?.name;
  const sheet = data?.some((defect) => defect.sheet !== taken) ? undefined : taken;
  if (total === 0) {
    return (
      <p className="m-0 flex items-center gap-2 text-success [&_svg]:flex-none">
        <CircleCheck aria-hidden="true" size={16} /> No defects were found
        {sheet === undefined ? '' : ` in sheet “${sheet}”`}. Nothing was left out or filled in.
      </p>
    );
  }
  return (
    <section aria-labelledby="defects-title" className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h3 id="defects-title" className="m-0 plain-heading text-[0.9375rem]/[1.4]">
            {counted(total, 'defect')}
            {sheet === undefined ? '' : ` in sheet “${sheet}”`}
          </h3>
          {counts && <p className="m-0 text-quiet">{countWords(counts)}</p>}
        </div>
        <Button
          size="small"
          onPress={() => void download.run(data ?? [])}
          isDisabled={!data}
          isPending={download.isBusy}
        >
          <Download aria-hidden="true" size={15} /> Download the list
        </Button>
      </div>
      {(error ?? download.problem) && (
        <p role="alert" className="m-0 text-danger">
          {error ? `The list could not be loaded. ${error.message}` : download.problem}{' '}
          {error && (
            <Button size="small" onPress={() => void refetch()} isPending={isFetching}>
              Try again
            </Button>
          )}
        </p>
      )}
      {!data && !error && <p className="m-0 text-quiet">Loading the list...</p>}
      {data && (
        <div className="overflow-clip rounded-md border border-line bg-surface">
          {groupDefects(data).map((group) => (
            <DefectGroupView
              key={group.kind}
              group={group}
              sheets={sheets}
              hasSheets={sheet === undefined}
              deciding={deciding}
            />
          ))}
        </div>
      )}
      {data && data.length < total && (
        <p className="m-0 text-quiet">
          These are {data.length.toLocaleString('en-IN')} of {total.toLocaleString('en-IN')}: correct them, and upload
          the file again to see the others.
        </p>
      )}
    </section>
  );
}

/** `2 block submitting, 5 left out`. */
function countWords(counts: DefectCountsView): string {
  const severities = ['error', 'skipped', 'defaulted', 'note'] as const;
  return severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => {
      const count = counts[severity];
      return counted(count, severityWords[severity].one, severityWords[severity].many);
    })
    .join(', ');
}

/** Downloads the list of defects as a spreadsheet. */
function useDefectDownload({ fileName }: Pick<UploadView, 'fileName'>) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (defects: readonly DefectView[]) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      saveFile(
        `Defects of ${fileName.replace(/\.\w+$/, '')}.xlsx`,
        await writeXlsx([{ name: 'Defects', rows: defectSheet(defects) }]),
      );
    } catch {
      setProblem('The list could not be written. Please try again.');
    } finally {
      setIsBusy(false);
    }
  };
  return { run, isBusy, problem };
}
