import type { ReportMaterial } from '#functions/domain/report/compose-report.ts';
import { nextStepsOf } from '#functions/domain/report/next-steps.ts';
import type { Block, Finding, Moment, ReportSection } from '#functions/domain/report/report-document.ts';
import { momentOf, phraseOf, type Pillar } from '#functions/domain/report/report-material.ts';
import { byFewestPoints, byMostPoints } from '#functions/domain/report/swot.ts';
import {
  appendixWords,
  growthText,
  pillarText,
  pillarWords,
  planWords,
  stepReason,
  strengthsText,
  swotWords as words,
} from './report-words-answers.ts';

export function swotSection({ swot, outstanding, isMinor }: ReportMaterial): ReportSection | undefined {
  if (!swot) return undefined;
  const { strengths, opportunities, growthAreas, watchPoints } = swot;
  const noStrength = outstanding.growth.kind === 'unknown' ? words.unknown : words.noStrength;
  return {
    id: 'swot',
    title: isMinor ? words.titleOfMinor : words.title,
    blocks: [
      { kind: 'lead', text: isMinor ? words.leadOfMinor : words.lead },
      ...part(words.strengths, strengths, strengthsText(outstanding.strengths.length, strengths.length), noStrength),
      ...(growthAreas ? part(words.growth, growthAreas, growthText(outstanding, growthAreas.length)) : []),
      ...part(words.opportunities, opportunities, words.opportunitiesText, words.noOpportunity),
      ...(watchPoints ? part(words.watch, watchPoints, words.watchText, words.noWatch) : []),
    ],
  };
}

function part(title: string, findings: Finding[], text: string, none = text): Block[] {
  return [
    { kind: 'subheading', text: title },
    { kind: 'text', text: findings.length > 0 ? text : none },
    ...(findings.length > 0 ? [{ kind: 'findings' as const, findings }] : []),
  ];
}

export function pillarSection(material: ReportMaterial): ReportSection {
  const { pillars, isMinor } = material;
  const hasMeaning = pillars.some(({ meaning }) => meaning);
  return {
    id: 'pillars',
    title: pillarWords.title,
    blocks: [
      { kind: 'lead', text: hasMeaning ? pillarWords.lead : pillarWords.leadWithoutMeaning },
      ...pillars.map((pillar): Block => {
        const { scale, meaning, rows } = pillar;
        const moment = momentOfPillar(pillar, material);
        return { kind: 'pillar', scale, meaning, text: pillarText(scale, isMinor), rows, ...(moment && { moment }) };
      }),
    ],
  };
}

/** One answer that the SWOT has not told: a strength if there is one. */
function momentOfPillar({ answers }: Pillar, { swot, isMinor }: ReportMaterial): Moment | undefined {
  if (!swot) return undefined;
  const untold = answers.filter(({ question }) => !swot.told.has(question.id));
  for (const kind of ['strength', 'scw', ...(isMinor ? [] : ['weakness' as const])] as const) {
    const order = kind === 'weakness' ? byFewestPoints : byMostPoints;
    const answer = untold.toSorted(order).find((one) => phraseOf(one, kind));
    if (answer) return momentOf(answer, kind);
  }
  return undefined;
}

export function planSection({ areas, isTelling, swot, isMinor }: ReportMaterial): ReportSection | undefined {
  if (!isTelling) return undefined;
  const told = swot?.opportunities.flatMap(({ moment }) => moment?.nextStep ?? []) ?? [];
  const steps = nextStepsOf(areas, told).map(({ step, area: { scale }, answer }) => ({
    step,
    reason: stepReason(
      { name: scale.name, ...(!isMinor && { scale }) },
      answer && { situation: answer.question.text, answer: answer.option.text },
    ),
  }));
  if (steps.length === 0) return undefined;
  return {
    id: 'plan',
    title: planWords.title,
    blocks: [
      { kind: 'lead', text: planWords.lead(steps.length) },
      { kind: 'steps', steps },
      { kind: 'note', text: planWords.note },
    ],
  };
}

/** Every remark with its situation, by main parameter. */
export function appendixSection({ pillars, isTelling }: ReportMaterial): ReportSection | undefined {
  if (!isTelling) return undefined;
  const blocks = pillars.flatMap(({ scale, answers }): Block[] => {
    const moments = answers
      .toSorted((a, b) => a.question.number - b.question.number)
      .flatMap((answer) => (phraseOf(answer, 'remarks') ? [momentOf(answer, 'remarks')] : []));
    return moments.length > 0
      ? [
          { kind: 'subheading', text: scale.name },
          { kind: 'moments', moments },
        ]
      : [];
  });
  if (blocks.length === 0) return undefined;
  return {
    id: 'answers',
    title: appendixWords.title,
    blocks: [{ kind: 'lead', text: appendixWords.lead }, ...blocks],
  };
}
