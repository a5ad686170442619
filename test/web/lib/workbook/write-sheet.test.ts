import { read, utils } from 'xlsx';
import { describe, expect, it } from 'vitest';
import { writeCsv, writeXlsx } from '#web/lib/workbook/write-sheet.ts';

const rows = [
  ['Question', 'Score'],
  ['=HYPERLINK("x")', 5],
  ['हिन्दी, "quoted"\nand more', -1],
];

describe('an exported sheet', () => {
  it('writeXlsx keeps texts from being formulas and writes numbers as numbers', async () => {
    const book = read(await (await writeXlsx([{ name: 'Bank', rows }])).arrayBuffer());
    expect(book.SheetNames).toEqual(['Bank']);
    const sheet = book.Sheets['Bank'] ?? {};
    expect(sheet['A2']).toMatchObject({ t: 's', v: `'=HYPERLINK("x")` });
    expect(sheet['A2']).not.toHaveProperty('f');
    expect(utils.sheet_to_json(sheet, { header: 1 })[2]).toEqual(['हिन्दी, "quoted"\nand more', -1]);
  });

  it('writeCsv writes a BOM, doubles quotation marks and escapes formulas', async () => {
    const bytes = new Uint8Array(await (await writeCsv(rows)).arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      `Question,Score\r\n"'=HYPERLINK(""x"")",5\r\n"हिन्दी, ""quoted""\nand more",-1\r\n`,
    );
  });
});
