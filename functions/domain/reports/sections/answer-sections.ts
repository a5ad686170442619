import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import { chooseNextSteps } from '#functions/domain/reports/swot/choose-next-steps.ts';
import type { Block, Finding, Moment, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { countsOf, momentOf, phraseOf, type Pillar } from '#functions/domain/reports/document/report-material.ts';
import { readingsOf } from './read-scale.ts';
import { byFewestPoints, byMostPoints } from '#functions/domain/reports/swot/swot.ts';
import {
  appendixWords,
  growthText,
  opportunitiesText,
  pillarText,
  pillarWords,
  planWords,
  stepReason,
  strengthsText,
  swotWords as words,
} from './report-words-answers.ts';
import { plural } from '#functions/domain/text/counted.ts';

export function swotSection(material: ReportMaterial): ReportSection | undefined {
  const { swot, outstanding, areas, isMinor, isDoubtful } = material;
  if (!swot) return undefined;
  const { strengths, opportunities, growthAreas, watchPoints } = swot;
  const counts = countsOf(areas);
  const steps = opportunities.map(({ moment }) => moment?.nextStep !== undefined);
  const ofScores = isDoubtful
    ? []
    : [
        ...part(words.strengths, strengths, strengthsText(outstanding, { ...counts, shown: strengths.length })),
        ...(growthAreas
          ? part(words.growth, growthAreas, growthText(outstanding, { ...counts, shown: growthAreas.length }))
          : []),
      ];
  const [title, lead] = isMinor ? [words.titleOfMinor, words.leadOfMinor] : [words.title, words.lead];
  return {
    id: 'swot',
    title: isDoubtful ? words.titleOfDoubtful : title,
    blocks: [
      { kind: 'lead', text: isDoubtful ? words.leadOfDoubtful : lead },
      ...ofScores,
      ...part(words.opportunities, opportunities, opportunitiesText(steps), words.noOpportunity),
      ...(watchPoints
        ? part(words.watch, watchPoints, plural(watchPoints.length, words.watchOneText, words.watchText), words.noWatch)
        : []),
    ],
  };
}

function part(title: string, findings: Finding[], text: string, none = text): Block[] {
  return [
    { kind: 'subheading', text: title },
    { kind: 'text', text: findings.length > 0 ? text : none },
    ...(findings.length > 0 ? [{ kind: 'findings' as const, findings: findings.map(withPlainName) }] : []),
  ];
}

/** Drops the moment's main parameter, which the finding already shows. */
function withPlainName({ scale, moment }: Finding): Finding {
  if (!scale || !moment) return { ...(scale && { scale }), ...(moment && { moment }) };
  return { scale: { ...scale, name: moment.subParameter || scale.name }, moment };
}

export function pillarSection(material: ReportMaterial): ReportSection {
  const { pillars } = material;
  return {
    id: 'pillars',
    title: pillarWords.title,
    blocks: [
      { kind: 'lead', text: leadOfPillars(pillars) },
      ...pillars.map((pillar): Block => {
        const { scale, meaning, rows } = pillar;
        const moment = momentOfPillar(pillar, material);
        const told = { ...(moment && { moment }), ...readingsOf(pillar, material) };
        return { kind: 'pillar', scale, meaning, text: pillarText(scale), rows, ...told };
      }),
    ],
  };
}

function leadOfPillars(pillars: readonly Pillar[]): string {
  if (!pillars.some(({ scale, rows }) => scale.score ?? rows.some(({ score }) => score)))
    return pillarWords.leadWithoutScores;
  return pillars.some(({ meaning }) => meaning) ? pillarWords.lead : pillarWords.leadWithoutMeaning;
}

/** One answer that the SWOT does not quote; a strength if possible. */
function momentOfPillar({ answers }: Pillar, { swot, isMinor, isDoubtful }: ReportMaterial): Moment | undefined {
  if (!swot) return undefined;
  const untold = answers.filter(({ question }) => !swot.told.has(question.id));
  const kinds = [isDoubtful ? [] : 'strength', 'scw', isMinor ? [] : 'weakness'] as const;
  for (const kind of kinds.flat()) {
    const order = kind === 'weakness' ? byFewestPoints : byMostPoints;
    const answer = [...untold].sort(order).find((one) => phraseOf(one, kind));
    if (answer) return momentOf(answer, kind);
  }
  return undefined;
}

export function planSection({ areas, isTelling, swot, isMinor, isRanking }: ReportMaterial): ReportSection | undefined {
  if (!isTelling) return undefined;
  const told = swot?.opportunities.flatMap(({ moment }) => moment?.nextStep ?? []) ?? [];
  const chosen = chooseNextSteps(areas, told);
  const ends = chosen.flatMap(({ area }) => area.scale.score?.high ?? []);
  const isFromLeast = isRanking && !isMinor && ends.length > 1 && new Set(ends).size === ends.length;
  const isFromAnswers = chosen.every(({ answer }) => answer);
  const steps = chosen.map(({ step, area: { scale }, answer }) => ({
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
      { kind: 'lead', text: planWords.lead({ count: steps.length, isFromAnswers, isFromLeast }) },
      { kind: 'steps', steps },
      { kind: 'note', text: planWords.note },
    ],
  };
}

/** Every remark with its situation, by main parameter. */
export function appendixSection({ pillars, isTelling }: ReportMaterial): ReportSection | undefined {
  if (!isTelling) return undefined;
  const blocks = pillars.flatMap(({ scale, answers }): Block[] => {
    const moments = [...answers]
      .sort((a, b) => a.question.number - b.question.number)
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
