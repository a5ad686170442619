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

/** A shape invites to compare, and descriptions to believe, which doubtful answers do not allow. */
export function pillarSection(material: ReportMaterial): ReportSection | undefined {
  const { pillars, isShort, isDoubtful } = material;
  if (isShort || isDoubtful) return undefined;
  const told = pillars.map((pillar) => ({ pillar, ...readingsOf(pillar, material) }));
  const isDescribed = told.some(({ reading, areas }) => reading ?? areas.some((area) => area.reading));
  return {
    id: 'pillars',
    title: words.title(pillars.length),
    blocks: [
      shapeOrBars(material),
      { kind: 'text', text: isDescribed ? `${words.noMeasure} ${words.descriptions}` : words.noMeasure },
      { kind: 'sure', text: words.sure, isOpen: false },
      ...told.map(({ pillar, ...readings }): Block => {
        const { scale, note } = pillar;
        const moment = momentOfPillar(pillar, material);
        const [meaning = ''] = splitSentences(note?.meaning ?? '');
        return { kind: 'pillar', scale, meaning, sure: words.sureOf(scale), ...readings, ...(moment && { moment }) };
      }),
    ],
  };
}

/** One answer that neither the SWOT nor the plan quotes; a strength if possible. Doubtful answers are not quoted. */
export function momentOfPillar({ answers }: Pillar, material: ReportMaterial): Moment | undefined {
  const { isTelling, quoted, isMinor, isDoubtful } = material;
  if (!isTelling || isDoubtful) return undefined;
  const untold = answers.filter(({ question }) => !quoted.has(question.id));
  const kinds: PhraseKind[] = ['strength', 'scw'];
  for (const kind of isMinor ? kinds : [...kinds, 'weakness' as const, 'remarks' as const]) {
    const order = kind === 'weakness' ? byFewestPoints : byMostPoints;
    const answer = [...untold].sort(order).find((one) => phraseOf(one, kind));
    if (answer) return momentOf(answer, kind === 'remarks' ? undefined : kind);
  }
  return undefined;
}
