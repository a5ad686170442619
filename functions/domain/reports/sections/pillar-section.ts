import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import type { Block, Moment, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import {
  momentOf,
  phraseOf,
  type PhraseKind,
  type Pillar,
} from '#functions/domain/reports/document/report-material.ts';
import { splitSentences } from '#functions/domain/reports/swot/split-sentences.ts';
import { byFewestPoints, byMostPoints } from '#functions/domain/reports/swot/swot.ts';
import * as words from '#functions/domain/words/report/pillars.ts';
import { shapeOrBars } from './figure-sections.ts';
import { readingsOf } from './read-scale.ts';

export function pillarSection(material: ReportMaterial): ReportSection | undefined {
  const { pillars, isShort } = material;
  if (isShort) return undefined;
  return {
    id: 'pillars',
    title: words.title(pillars.length),
    blocks: [
      shapeOrBars(material),
      { kind: 'sure', text: words.sure, isOpen: false },
      ...pillars.map((pillar): Block => {
        const { scale, note } = pillar;
        const moment = momentOfPillar(pillar, material);
        const told = { ...readingsOf(pillar, material), ...(moment && { moment }) };
        const [meaning = ''] = splitSentences(note?.meaning ?? '');
        return { kind: 'pillar', scale, meaning, sure: words.sureOf(scale), ...told };
      }),
    ],
  };
}

/** One answer that neither the SWOT nor the plan quotes; a strength if possible. */
export function momentOfPillar({ answers }: Pillar, material: ReportMaterial): Moment | undefined {
  const { isTelling, quoted, isMinor, isDoubtful } = material;
  if (!isTelling) return undefined;
  const untold = answers.filter(({ question }) => !quoted.has(question.id));
  const kinds: PhraseKind[] = [...(isDoubtful ? [] : (['strength'] as const)), 'scw'];
  for (const kind of isMinor ? kinds : [...kinds, 'weakness' as const, 'remarks' as const]) {
    const order = kind === 'weakness' ? byFewestPoints : byMostPoints;
    const answer = [...untold].sort(order).find((one) => phraseOf(one, kind));
    if (answer) return momentOf(answer, kind === 'remarks' ? undefined : kind);
  }
  return undefined;
}
