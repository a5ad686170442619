/** Map columns (a dialog of the upload's preview) */

import type { ColumnView } from '#functions/contract/admin/uploads/uploads.ts';
import { counted } from '#functions/domain/text/counted.ts';

export const dialog = { title: 'Map columns', action: 'Use these columns' };
export const intro =
  'We couldn’t tell which column holds the questions. Tell us what each column holds. Columns that you don’t map are ignored.';
export const noHeader =
  'No row looks like a header, so we read the first row as a question. If it is a header, choose it below.';
export const places = { sheet: 'Sheet with the questions', header: 'Header row' };
export const sheetRows = (name: string, rows: number) => `${name} (${counted(rows, 'row')})`;
export const unreadable = (name: string, problem: string) => `You can’t choose the sheet “${name}”: ${problem}`;
export const withoutHeader = 'No header: the first row is a question';
export const row = (number: number) => `Row ${number}`;
export const column = (letter: string, name: string) => (name === '' ? `${letter} (no header)` : `${letter} · ${name}`);
export const origins: Partial<Record<ColumnView['by'], string>> = {
  name: 'Recognised by its name.',
  memory: 'As in an earlier upload.',
  hand: 'Chosen by an admin.',
};
export const empty = 'No text in this column';
export const remember = 'Remember this for future uploads by all admins';
export const noQuestion = 'Please choose the column with the questions (“Question”).';

export const ignored = 'Ignored';
/** What some of the names in the sheet mean. */
const plain: Partial<Record<ColumnView['use'], string>> = {
  category: ' (main parameter)',
  subCategory: ' (sub-parameter)',
  serial: ' (serial number)',
  answers: ' (all options, as JSON)',
};
export const meaning = (use: ColumnView['use'], title: string) => `${title}${plain[use] ?? ''}`;

export const recognised = (count: number) => counted(count, 'column recognised.', 'columns recognised.');
export const asUse = (name: string, use: string) => `“${name}” as ${use}`;
export const remembered = (uses: readonly string[]) => `As in an earlier upload: ${uses.join(', ')}.`;
export const chosen = (count: number) => counted(count, 'column chosen by an admin.', 'columns chosen by an admin.');
export const notRead = (count: number) => counted(count, 'column ignored.', 'columns ignored.');
