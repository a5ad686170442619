import { decorate, drawLine, shortened, type Pdf } from '#functions/adapters/pdf/text/draw-text.ts';
import { contentWidth, paper, styles } from './look.ts';

/** Writes whose report it is and `Page 2 of 9` on every page. */
export function writeFooters(pdf: Pdf, owner: string): void {
  const { start, count } = pdf.bufferedPageRange();
  const top = paper.height - 46;
  const name = shortened(pdf, `TrueIn assessment report · ${owner}`, styles.small, contentWidth - 90);
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    decorate(
      pdf,
      () => {
        drawLine(pdf, name, styles.small, paper.left, top);
        drawLine(pdf, `Page ${page + 1} of ${count}`, styles.small, paper.left + contentWidth, top, 'right');
      },
      'Pagination',
    );
  }
}
