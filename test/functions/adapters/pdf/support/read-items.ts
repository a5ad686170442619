import { getDocumentProxy } from 'unpdf';

/** A4 in points, with the margins of every page but the cover. */
export const paper = { width: 595.28, height: 841.89, left: 56, right: 539.28, top: 60, bottom: 777.89 } as const;

/** A piece of text with its box, in points from the top left. */
export interface Item {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** From the baseline, in sizes: what a letter needs. */
const [ascent, descent] = [0.72, 0.2];

/** The texts of each page of a file, in the order in which they are drawn. */
export async function readItems(file: Uint8Array): Promise<Item[][]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages: Item[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item): Item[] => {
        if (!('str' in item) || !item.str.trim()) return [];
        const [size = 0, , , , left = 0, up = 0] = item.transform as number[];
        const baseline = paper.height - up;
        return [
          {
            text: item.str,
            left,
            right: left + item.width,
            top: baseline - ascent * size,
            bottom: baseline + descent * size,
          },
        ];
      }),
    );
  }
  return pages;
}
