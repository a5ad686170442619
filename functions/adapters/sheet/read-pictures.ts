import { posix } from 'node:path';

type Parts = ReadonlyMap<string, Buffer>;

/** The targets of a part's relations, by id, as names of parts. */
function relationsOf(parts: Parts, part: string): Map<string, string> {
  const { dir, base } = posix.parse(part);
  const xml = parts.get(posix.join(dir, '_rels', `${base}.rels`))?.toString('utf8') ?? '';
  const tags = xml.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  return new Map(
    tags.map((tag) => [attribute(tag, 'Id'), posix.resolve('/', dir, attribute(tag, 'Target')).slice(1)] as const),
  );
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';
}

/** The largest number of rows in any version of Excel. */
export const mostRows = 1_048_576;
const workbook = 'xl/workbook.xml';

/** The rows, from 1, at which the pictures of each sheet begin; the sheets are in the order of the workbook. */
export function readPictures(parts: Parts): number[][] {
  const sheets = relationsOf(parts, workbook);
  const tags =
    parts
      .get(workbook)
      ?.toString('utf8')
      .match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  return tags.map((tag) =>
    [...relationsOf(parts, sheets.get(attribute(tag, 'id')) ?? '').values()]
      .filter((part) => /drawings\/[^/]+\.xml$/i.test(part))
      .flatMap((part) => rowsOf(parts.get(part)?.toString('utf8') ?? '')),
  );
}

/** The rows of a drawing's anchors: pictures, charts, shapes, boxes with a text. One with a place in points counts for the last row. */
function rowsOf(xml: string): number[] {
  return xml.split(/<\/(?:\w+:)?(?:two|one|absolute)(?:Cell)?Anchor>/).flatMap((anchor) => {
    const [, row] = /<(?:\w+:)?from>.*?<(?:\w+:)?row>\s*(\d{1,7})\s*</s.exec(anchor) ?? [];
    const isShown = /<(?:\w+:)?(?:pic|sp|cxnSp|grpSp|graphicFrame)\b/.test(anchor);
    return isShown ? [Number(row ?? mostRows) + 1] : [];
  });
}
