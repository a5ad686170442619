import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { isMapSheet } from '#functions/domain/uploads/parameters-sheet/map-columns.ts';
import * as words from '#web/lib/words/bank-upload/columns.ts';
import { buttons } from '#web/lib/words/ui.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { needsMapping } from '../flow/upload-preview.ts';
import type { Mapping } from '../flow/use-upload.ts';
import { type Use, columnChoices } from './column-uses.ts';

/** The place of the questions in the file. */
interface Places {
  sheet: number;
  headerRow?: number;
}

interface MappingDialogProps {
  upload: UploadView;
  onMap: (mapping: Mapping) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

/** Chooses the meaning of each column, and the sheet to read. */
export function MappingDialog({ upload, onMap, onDone, onClose }: MappingDialogProps) {
  const [changed, setChanged] = useState<Record<string, Use>>({});
  const [remember, setRemember] = useState(true);
  const { mutate, isPending, error } = useMutation({ mutationFn: onMap });
  const sheet = upload.sheet ?? 0;
  const headerRow = upload.headerRow ?? 1;
  const uses = Object.fromEntries(upload.columns.map(({ letter, use }) => [letter, changed[letter] ?? use]));
  /** Keeps decisions on rows, scores and names; those on columns and headers depend on the chosen place. */
  const mapping = (columns: Record<string, Use>, places: Places): Omit<Mapping, 'remember'> => ({
    choices: { ...upload.choices, headerRow: undefined, ...places, columns },
    staging: upload.staging,
  });
  // Another sheet or header has other columns, so the file is read again before they are mapped.
  const look = (places: Places) => {
    setChanged({});
    mutate({ ...mapping({}, places), remember: false });
  };
  const hasQuestion = Object.values(uses).includes('question');
  return (
    <FormDialog
      title={words.dialog.title}
      size="large"
      action={words.dialog.action}
      onSubmit={() => mutate({ ...mapping(uses, { sheet, headerRow }), remember }, { onSuccess: onDone })}
      onClose={onClose}
      isPending={isPending}
      isDisabled={!hasQuestion}
      isChanged={Object.keys(changed).length > 0}
      failure={error?.message}
      other={{ text: buttons.close }}
      className="gap-4 text-[0.875rem]"
    >
      {needsMapping(upload) && <p className="m-0">{words.intro}</p>}
      <MappingPlaces upload={upload} onChange={look} />
      <ul className="m-0 grid list-none border-t border-b border-line p-0">
        {upload.columns.map(({ letter, header, samples, use: found, by }) => {
          const use = changed[letter] ?? found;
          return (
            <li
              key={letter}
              data-used={use !== 'unused'}
              className="grid grid-cols-[minmax(0,22rem)_minmax(0,1fr)] gap-x-4 gap-y-2 py-3 not-last:border-b not-last:border-line max-sm:grid-cols-1"
            >
              <SelectField
                label={words.column(letter, header)}
                choices={columnChoices}
                value={use}
                onChange={(chosen) => setChanged({ ...changed, [letter]: chosen })}
                description={use === found ? words.origins[by] : undefined}
              />
              <p className="m-0 pt-8 wrap-anywhere text-quiet max-sm:pt-0">
                {samples.length > 0 ? samples.join(' · ') : words.empty}
              </p>
            </li>
          );
        })}
      </ul>
      <label className="flex min-h-8.5 items-center gap-2 [&_input]:size-4.5 [&_input]:accent-focus">
        <input type="checkbox" checked={remember} onChange={({ target }) => setRemember(target.checked)} />
        <span>{words.remember}</span>
      </label>
      {!hasQuestion && (
        <p role="status" className="m-0 font-medium text-warning">
          {words.noQuestion}
        </p>
      )}
    </FormDialog>
  );
}

const maxHeaderRows = 50;

/** Chooses the sheet and the header. */
function MappingPlaces({ upload, onChange }: { upload: UploadView; onChange: (places: Places) => void }) {
  const { headerRow = 1, sheet = 0, sheets } = upload;
  const kept = sheets.flatMap(({ name, rows }, place) =>
    rows === undefined || isMapSheet(name) ? [] : [{ id: String(place), text: words.sheetRows(name, rows) }],
  );
  const left = sheets.filter(({ name, rows }) => rows === undefined && !isMapSheet(name));
  const headers = Array.from({ length: Math.max(maxHeaderRows, headerRow) + 1 }, (_, row) => ({
    id: String(row),
    text: row === 0 ? words.withoutHeader : words.row(row),
  }));
  return (
    <>
      {headerRow === 0 && <p className="m-0">{words.noHeader}</p>}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),18rem))] gap-3">
        {kept.length > 1 && (
          <SelectField
            label={words.places.sheet}
            choices={kept}
            value={String(sheet)}
            onChange={(id) => onChange({ sheet: Number(id) })}
          />
        )}
        <SelectField
          label={words.places.header}
          choices={headers}
          value={String(headerRow)}
          onChange={(id) => onChange({ sheet, headerRow: Number(id) })}
        />
      </div>
      {left.length > 0 && (
        <ul className="m-0 grid list-none gap-1 p-0 text-quiet">
          {left.map(({ name, problem }) => (
            <li key={name}>{words.unreadable(name, problem ?? '')}</li>
          ))}
        </ul>
      )}
    </>
  );
}
