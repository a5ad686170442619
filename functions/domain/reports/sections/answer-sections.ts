import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import type {
  Block,
  Finding,
  Moment,
  PlanStep,
  Quadrant,
  ReportSection,
} from '#functions/domain/reports/document/report-document.ts';
import {
  countsOf,
  momentOf,
  phraseOf,
  type PhraseKind,
  type Pillar,
} from '#functions/domain/reports/document/report-material.ts';
import { chooseNextSteps } from '#functions/domain/reports/swot/choose-next-steps.ts';
import { namedAreas } from '#functions/domain/reports/swot/stand-out-areas.ts';
import { byFewestPoints, byMostPoints } from '#functions/domain/reports/swot/swot.ts';
import { plural } from '#functions/domain/text/counted.ts';
import * as answerWords from '#functions/domain/words/report/answers.ts';
import * as pillarWords from '#functions/domain/words/report/pillars.ts';
import * as planWords from '#functions/domain/words/report/plan.ts';
import * as words from '#functions/domain/words/report/swot.ts';
import { shapeOrBars } from './figure-sections.ts';
import { levelOf, readingsOf } from './read-scale.ts';

/** A field of the SWOT, with how its entries were found. */
interface Field extends Quadrant {
  findings: readonly Finding[];
  text: string;
}

/** The 2×2, then its entries. A minor's has two fields; that of doubtful answers, or of few, has only single answers. */
export function swotSection(material: ReportMaterial): ReportSection | undefined {
  const { swot, isMinor, isDoubtful, isShort } = material;
  if (!swot) return undefined;
  const isWhole = !isDoubtful && !isShort;
  const { opportunities, watchPoints } = swot;
  const lineOf = ({ moment }: Finding) => moment?.phrase ?? '';
  const fields = [
    ...(isWhole ? fieldsOfScores(material) : []),
    field(words.opportunities, opportunities, lineOf, words.fromOpportunities, words.noOpportunity),
    ...(watchPoints ? [field(words.watchPoints, watchPoints, lineOf, words.fromWatchPoints, words.noWatchPoint)] : []),
  ];
  const told = fields.filter(({ findings }) => findings.length > 0);
  if (!isWhole && told.length === 0) return undefined;
  return {
    id: 'swot',
    title: isWhole ? (isMinor ? words.titleOfMinor : words.title) : words.titleOfSingleAnswers,
    blocks: [
      ...(isWhole ? [{ kind: 'quadrants' as const, quadrants: fields.map(quadrantOf) }] : []),
      ...(told.length > 0 ? [{ kind: 'text' as const, text: words.moments }] : []),
      ...told.flatMap(({ title, text, findings }): Block[] => [
        { kind: 'subheading', text: title },
        { kind: 'text', text },
        { kind: 'findings', findings: findings.map(withPlainName) },
      ]),
    ],
  };
}

const quadrantOf = ({ title, lines, none }: Field): Quadrant => ({ title, lines, ...(none && { none }) });

/** @param none why the field is empty, if it is. */
function field(
  title: string,
  findings: readonly Finding[],
  lineOf: (finding: Finding) => string,
  text: string,
  none: string,
): Field {
  return { title, findings, lines: findings.map(lineOf), text, ...(findings.length === 0 && { none }) };
}

function fieldsOfScores({ swot, outstanding, areas, isCeiling }: ReportMaterial): Field[] {
  if (!swot) return [];
  const { strengths, growthAreas } = swot;
  const nameOf = ({ scale }: Finding) => scale?.name ?? '';
  const isUnknown = countsOf(areas).scoredCount === 0;
  const [shown, all] = [strengths.length, outstanding.strengths.length];
  const fromScores = shown < all ? words.someOf(shown, all) : words.fromScores(shown);
  const noStrength = isCeiling ? words.ceiling : words.noStrength;
  const low = outstanding.growth.kind === 'lowest' ? words.lowest : words.clearlyLow(growthAreas?.length ?? 0);
  return [
    field(words.strengths, strengths, nameOf, fromScores, isUnknown ? words.noScore : noStrength),
    ...(growthAreas
      ? [field(words.weaknesses, growthAreas, nameOf, low, isUnknown ? words.noScore : words.noWeakness)]
      : []),
  ];
}

/** Drops the moment's main parameter, which the finding already shows. */
function withPlainName({ scale, moment }: Finding): Finding {
  if (!scale || !moment) return { ...(scale && { scale }), ...(moment && { moment }) };
  return { scale: { ...scale, name: moment.subParameter || scale.name }, moment };
}

export function pillarSection(material: ReportMaterial): ReportSection | undefined {
  const { pillars, isShort } = material;
  if (isShort) return undefined;
  return {
    id: 'pillars',
    title: pillarWords.title(pillars.length),
    blocks: [
      shapeOrBars(material),
      { kind: 'sure', text: pillarWords.sure, isOpen: false },
      ...pillars.map((pillar): Block => {
        const { scale, note } = pillar;
        const moment = momentOfPillar(pillar, material);
        const told = { ...readingsOf(pillar, material), ...(moment && { moment }) };
        return { kind: 'pillar', scale, meaning: note?.meaning ?? '', sure: pillarWords.sureOf(scale), ...told };
      }),
    ],
  };
}

/** One answer that neither the SWOT nor the plan quotes; a strength if possible. */
function momentOfPillar({ answers }: Pillar, material: ReportMaterial): Moment | undefined {
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

/** The steps of the plan: a behaviour, the situation in which it is due, and what one can see then. */
export function stepsOf(material: Omit<ReportMaterial, 'plan' | 'quoted'>): Pick<ReportMaterial, 'plan' | 'quoted'> {
  const { areas, outstanding, swot, isTelling, isDoubtful } = material;
  const quoted = new Set(swot?.told);
  if (!isTelling) return { plan: [], quoted };
  const chosen = chooseNextSteps(areas, namedAreas(outstanding).strengths, quoted);
  const plan = chosen.map(({ step, area: { scale, note }, answer }, at): PlanStep => {
    if (answer) quoted.add(answer.question.id);
    const { exercise, higherOthersNotice } = note ?? {};
    const isHigher = scale.score !== undefined && levelOf(scale.score) === 'higher';
    return {
      area: scale.name,
      what: step,
      when: answer ? planWords.whenAgain(answer.question.text) : (planWords.whens[at] ?? planWords.whens[0]),
      notice: higherOthersNotice
        ? planWords.othersNotice(higherOthersNotice)
        : (planWords.notices[at] ?? planWords.notices[0]),
      ...(exercise && !isHigher && !isDoubtful && { exercise }),
    };
  });
  return { plan, quoted };
}

export function planSection({ plan }: ReportMaterial): ReportSection | undefined {
  if (plan.length === 0) return undefined;
  return {
    id: 'plan',
    title: planWords.title,
    blocks: [
      { kind: 'text', text: planWords.lead(plan.length) },
      { kind: 'steps', steps: plan },
      { kind: 'note', text: planWords.note },
    ],
  };
}

/** Every remark with its situation, by main parameter. */
export function answersSection({ pillars, isTelling }: ReportMaterial): ReportSection | undefined {
  if (!isTelling) return undefined;
  const blocks = pillars.flatMap(({ scale, answers }): Block[] => {
    const moments = [...answers]
      .sort((a, b) => a.question.number - b.question.number)
      .flatMap((answer) => (phraseOf(answer, 'remarks') ? [momentOf(answer)] : []));
    return moments.length > 0
      ? [
          { kind: 'subheading', text: scale.name },
          { kind: 'moments', moments },
        ]
      : [];
  });
  if (blocks.length === 0) return undefined;
  const lead = plural(blocks.length / 2, answerWords.leadOfOne, answerWords.lead);
  return { id: 'answers', title: answerWords.title, blocks: [{ kind: 'lead', text: lead }, ...blocks] };
}
