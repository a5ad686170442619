import type { Option } from './question.ts';
import { mostOptionColumns, type RowReader } from './sheet-columns.ts';

/** A score as a number; 1 where there is none. */
function readPoints(text: string): number {
  const points = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(points) ? points : 1;
}

/** The options of 'Option 1' to 'Option 5'; blank ones are left out. */
export function readOptionColumns(cells: Record<string, string>, reader: RowReader): Option[] {
  return Array.from({ length: mostOptionColumns }, (_, index) => {
    const of = (column: Parameters<RowReader['readOption']>[1]) => reader.readOption(cells, column, index + 1);
    return {
      text: of('text'),
      points: readPoints(of('points')),
      remarks: of('remarks'),
      strength: of('strength'),
      scw: of('scw'),
      weakness: of('weakness'),
    };
  }).filter((option) => option.text !== '');
}

/** The options of a JSON list of {option, points, remarks, strength, scw, weakness}; blank ones are left out. `undefined`: it is no such list. */
export function readJsonAnswers(json: string): Option[] | undefined {
  const list = parse(json);
  if (!Array.isArray(list) || !list.every(isRecord)) return undefined;
  return list
    .map((entry) => ({
      text: textOf(entry['option']),
      points: readPoints(textOf(entry['points'])),
      remarks: textOf(entry['remarks']),
      strength: textOf(entry['strength']),
      scw: textOf(entry['scw']),
      weakness: textOf(entry['weakness']),
    }))
    .filter((option) => option.text !== '');
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
