import type { ReportDocument } from './report-document.ts';
import { reportParts, type ReportPart } from './report-parts.ts';

/** What of that which may be promised a report has. */
export function partsOf({ sections }: Pick<ReportDocument, 'sections'>): ReportPart[] {
  const has = new Set<ReportPart>();
  for (const { id, blocks } of sections) {
    if (id === 'swot') has.add('swot');
    for (const block of blocks) {
      if (block.kind === 'scales' && block.rows.some(({ kind, score }) => score && kind !== 'quotient'))
        has.add('scores');
      if (block.kind !== 'dials') continue;
      for (const { code, score } of block.dials) if (score) has.add(code);
    }
  }
  return reportParts.filter((part) => has.has(part));
}
