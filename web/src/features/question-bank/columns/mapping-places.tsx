import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { isMapSheet } from '#functions/domain/uploads/parameters-sheet/map-columns.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import styles from './mapping-dialog.module.css';

/** The place of the questions in the file: the sheets, and the header rows. */
export interface Places {
  sheets?: number[];
  headerRow?: number;
  headerLines?: 1 | 2;
}

interface MappingPlacesProps {
  upload: UploadView;
  isBusy: boolean;
  onChange: (places: Places) => void;
}

const maxHeaderRows = 50;
const noHeader = '0';
const lines = [
  { id: '1', text: 'One row' },
  { id: '2', text: 'Two rows' },
] as const;

/** Chooses the sheets and the header. After a change the file is read again, because the columns differ. */
export function MappingPlaces({ upload, isBusy, onChange }: MappingPlacesProps) {
  const headerRow = upload.headerRow ?? 1;
  const sheets = upload.choices?.sheets ?? [upload.sheet ?? 0];
  const kept = upload.sheets.flatMap(({ name, rows }, place) =>
    rows === undefined || isMapSheet(name) ? [] : [{ place, name, rows }],
  );
  const left = upload.sheets.filter(({ name, rows }) => rows === undefined && !isMapSheet(name));
  const rowCount = Math.max(maxHeaderRows, headerRow);
  const rows = Array.from({ length: rowCount }, (_, index) => ({ id: String(index + 1), text: `Row ${index + 1}` }));
  const toggle = (place: number, isChosen: boolean) => {
    const chosen = isChosen ? [...sheets, place].sort((a, b) => a - b) : sheets.filter((one) => one !== place);
    if (chosen.length > 0 && !isBusy) onChange({ sheets: chosen });
  };
  return (
    <>
      {kept.length > 1 && (
        <fieldset className={styles.sheets}>
          <legend>Sheets with questions: one bank is made of all that you choose</legend>
          {kept.map(({ place, name, rows: count }) => (
            <label key={place} className={styles.remember}>
              <input
                type="checkbox"
                checked={sheets.includes(place)}
                onChange={({ target }) => toggle(place, target.checked)}
              />
              <span>
                {name} ({count.toLocaleString('en-IN')} rows)
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {headerRow === 0 && (
        <p className={styles.intro}>
          No row says what the columns are, so the first row is taken as a question. If it is a header, choose it.
        </p>
      )}
      <div className={styles.where}>
        <SelectField
          label="Header"
          choices={[{ id: noHeader, text: 'No header: the first row is a question' }, ...rows]}
          value={String(headerRow)}
          onChange={(id) => onChange({ sheets, headerRow: Number(id) })}
        />
        {headerRow > 0 && (
          <SelectField
            label="Rows of the header"
            choices={lines}
            value={upload.findings?.headerLines === 2 ? '2' : '1'}
            onChange={(id) => onChange({ sheets, headerRow, headerLines: id === '2' ? 2 : 1 })}
          />
        )}
      </div>
      {left.length > 0 && (
        <ul className={styles.left}>
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
