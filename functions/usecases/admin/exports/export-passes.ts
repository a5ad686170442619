import type { ExportKind } from '#functions/domain/admin/export-order.ts';
import type { ExportCell, ExportColumn } from '#functions/usecases/ports/export-file.ts';
import { responseColumns, responseRows, scoreTableColumns, scoreTableRow, type ExportSource } from './export-rows.ts';
import { answerColumns, answerRows, scoreColumns, scoreRow } from './workbook-sheets.ts';

interface ExportTable {
  name: string;
  columns: (scales: readonly string[]) => readonly ExportColumn[];
  rows: (source: ExportSource, scales: readonly string[]) => ExportCell[][];
}

/** Once over all attempts. */
export interface ExportPass {
  /** The scales of the attempts are collected: they are columns of the next table. */
  isCollecting?: true;
  /** The table that it writes. */
  table?: ExportTable;
}

const plain = (titles: readonly string[]): ExportColumn[] => titles.map((title) => ({ title, width: 0, kind: 'text' }));

const csvResponses: ExportTable = {
  name: 'Responses',
  columns: () => plain(responseColumns),
  rows: responseRows,
};
const csvScores: ExportTable = {
  name: 'Scores',
  columns: (scales) => plain(scoreTableColumns(scales)),
  rows: (source, scales) => [scoreTableRow(source, scales)],
};
const answersSheet: ExportTable = { name: 'Answers', columns: () => answerColumns, rows: answerRows };
const scoresSheet: ExportTable = {
  name: 'Scores',
  columns: scoreColumns,
  rows: (source, scales) => [scoreRow(source, scales)],
};

/** The columns of scores are known only when all attempts were seen, so these tables come in a second pass. */
export const exportPasses: Record<ExportKind, readonly ExportPass[]> = {
  responses: [{ table: csvResponses }],
  scores: [{ isCollecting: true }, { table: csvScores }],
  workbook: [{ isCollecting: true, table: answersSheet }, { table: scoresSheet }],
};
