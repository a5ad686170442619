import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { isMapSheet } from '#functions/domain/uploads/parameters-sheet/map-columns.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';

/** The place of the questions in the file: the sheet, and the header row. */
export interface Places {
  sheet?: number;
  headerRow?: number;
}

interface MappingPlacesProps {
  upload: UploadView;
  onChange: (places: Places) => void;
}

const maxHeaderRows = 50;
const noHeader = '0';

/** Chooses the sheet and the header. After a change the file is read again, because the columns differ. */
export function MappingPlaces({ upload, onChange }: MappingPlacesProps) {
  const headerRow = upload.headerRow ?? 1;
  const sheet = upload.sheet ?? 0;
  const kept = upload.sheets.flatMap(({ name, rows }, place) =>
    rows === undefined || isMapSheet(name)
      ? []
      : [{ id: String(place), text: `${name} (${rows.toLocaleString('en-IN')} rows)` }],
  );
  const left = upload.sheets.filter(({ name, rows }) => rows === undefined && !isMapSheet(name));
  const rowCount = Math.max(maxHeaderRows, headerRow);
  const rows = Array.from({ length: rowCount }, (_, index) => ({ id: String(index + 1), text: `Row ${index + 1}` }));
  return (
    <>
      {headerRow === 0 && (
        <p className="m-0">
          No row says what the columns are, so the first row is taken as a question. If it is a header, choose it.
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),18rem))] gap-3">
        {kept.length > 1 && (
          <SelectField
            label="Sheet with the questions"
            choices={kept}
            value={String(sheet)}
            onChange={(id) => onChange({ sheet: Number(id) })}
          />
        )}
        <SelectField
          label="Header"
          choices={[{ id: noHeader, text: 'No header: the first row is a question' }, ...rows]}
          value={String(headerRow)}
          onChange={(id) => onChange({ sheet, headerRow: Number(id) })}
        />
      </div>
      {left.length > 0 && (
        <ul className="m-0 grid list-none gap-1 p-0 text-quiet">
          {left.map(({ name, problem }) => (
            <li key={name}>
              Sheet “{name}” can’t be chosen: {problem}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
