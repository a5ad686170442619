import Papa from 'papaparse';
import { expect } from 'vitest';

/** The rows of an exported CSV file by the titles of their columns. */
export function readCsvRows(file: Buffer | undefined): Record<string, string>[] {
  const text = (file ?? expect.fail('There is no file.')).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}
