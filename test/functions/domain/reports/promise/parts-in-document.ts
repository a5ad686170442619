import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { reportParts, type ReportPart } from '#functions/domain/reports/promise/report-parts.ts';

/** The promised parts that a report has. */
export function partsInDocument({ sections }: Pick<ReportDocument, 'sections'>): ReportPart[] {
  const has = new Set<ReportPart>();
  for (const { blocks } of sections) {
    for (const block of blocks) {
      if (block.kind === 'scales' && block.rows.some(({ kind, score }) => score && kind !== 'quotient'))
        has.add('scores');
      if (block.kind !== 'dials') continue;
      for (const { code, score } of block.dials) if (score) has.add(code);
    }
  }
  if (sections.some(({ id }) => id === 'swot') && hasAreaScore(sections)) has.add('swot');
  return reportParts.filter((part) => has.has(part));
}

/** Whether anything could be a strength or a growth area: some sub-parameter has a figure, or some main parameter without sub-parameters. */
function hasAreaScore(sections: ReportDocument['sections']): boolean {
  const scores = sections.find(({ id }) => id === 'scores')?.blocks ?? [];
  const rows = scores.flatMap((block) => (block.kind === 'scales' ? block.rows : []));
  return rows.some(
    ({ kind, score }, place) =>
      score && (kind === 'subParameter' || (kind === 'parameter' && rows[place + 1]?.kind !== 'subParameter')),
  );
}
