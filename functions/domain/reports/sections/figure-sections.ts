import { quotientNames } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import { dayOf } from '#functions/domain/reports/document/document-words.ts';
import type {
  Block,
  ChoiceRow,
  ComparedScale,
  Dial,
  ReportSection,
  ScaleRow,
  Score,
} from '#functions/domain/reports/document/report-document.ts';
import { scaleRow } from '#functions/domain/reports/document/report-material.ts';
import * as pillarWords from '#functions/domain/words/report/pillars.ts';
import * as words from '#functions/domain/words/report/scores.ts';

const scoredRows = ({ pillars }: Pick<ReportMaterial, 'pillars'>): ScaleRow[] =>
  pillars.flatMap(({ scale, areas }) => [scale, ...areas.map((area) => area.scale)]);

/** Whether the report has any score. */
export const hasScore = ({ pillars, figures }: Pick<ReportMaterial, 'pillars' | 'figures'>): boolean =>
  [...scoredRows({ pillars }), ...figures.quotients].some(({ score }) => score);

/** Fewer spokes make no shape, and more labels do not fit around it. */
const spokeCount = { min: 3, max: 12 } as const;

/** The main parameters at a glance. */
export function shapeOrBars({ pillars }: Pick<ReportMaterial, 'pillars'>): Block {
  const rows = pillars.map(({ scale }) => scale);
  const spokes = rows.filter((row): row is ScaleRow & { score: Score } => row.score !== undefined);
  const { min, max } = spokeCount;
  return spokes.length === rows.length && rows.length >= min && rows.length <= max
    ? { kind: 'shape', caption: pillarWords.shape, alt: words.shapeAlt(rows), spokes }
    : { kind: 'scales', caption: pillarWords.bars, alt: words.scalesAlt(rows), rows };
}

/** Every scale with its score. A short report names those without one in one sentence. */
export function scoreSection(material: ReportMaterial): ReportSection {
  const { figures, pillars, areas, isMinor, isShort, isTelling, isDoubtful } = material;
  const quotients = figures.quotients.map((quotient) => ({
    ...scaleRow(quotient, 'quotient'),
    name: `${quotientNames[quotient.code]} (${quotient.code})`,
  }));
  const rows = [...scoredRows(material), ...quotients];
  const shown = rows.filter(({ score }) => score ?? !isShort);
  const left = pillars.filter(({ scale }) => !shown.includes(scale)).map(({ scale }) => scale.name);
  const total = { ...scaleRow(figures.total, 'total'), name: words.total };
  const isWithTotal = total.score && !isMinor && !isDoubtful && pillars.length > 1;
  const missing = words.missingParts({
    parameters: pillars.some(({ scale }) => scale.missing === 'fewAnswers'),
    areas: areas.some(({ scale }) => scale.kind === 'subParameter' && scale.missing === 'fewAnswers'),
    phrases: !isTelling,
    reasons: new Set(
      rows.filter(({ kind }) => !isShort || kind !== 'subParameter').flatMap(({ missing: reason }) => reason ?? []),
    ),
  });
  const dials = dialsOf(material).map(({ text }) => text);
  const ofDials = dials.length > 0 ? [...dials, words.notIq].join(' ') : '';
  const sure = isDoubtful ? words.ifRead : isShort ? words.sureInShort : ofDials;
  const scales = (caption: string, of: ScaleRow[]): Block[] =>
    of.length > 0 ? [{ kind: 'scales', caption, alt: words.scalesAlt(of), rows: of }] : [];
  return {
    id: 'scores',
    title: words.title,
    blocks: [
      ...scales(words.caption, shown),
      ...(isWithTotal ? scales(words.totalCaption, [total]) : []),
      ...(left.length > 0 ? [{ kind: 'text' as const, text: words.withoutScore(left) }] : []),
      ...(hasScore(material) ? [{ kind: 'text' as const, text: words.noGroup }] : []),
      ...(sure && hasScore(material) ? [{ kind: 'sure' as const, text: sure, isOpen: false }] : []),
      ...(missing.length > 0
        ? [
            { kind: 'subheading' as const, text: words.missingTitle },
            { kind: 'list' as const, items: missing },
          ]
        : []),
    ],
  };
}

const kinds = ['strongest', 'middle', 'weakest'] as const;

/** How often each kind of option was chosen; no section if no main parameter has enough answers. */
export function choiceSection({ figures, questions, isMinor, isShort }: ReportMaterial): ReportSection | undefined {
  const known = figures.parameters.flatMap(({ name, choices }, hue) => (choices ? [{ name, hue, choices }] : []));
  if (known.length === 0 || isShort) return undefined;
  const isOfTwo = questions.every(({ options }) => new Set(options.map(({ points }) => points)).size < 3);
  const own = kinds.filter((kind) => !isOfTwo || kind !== 'middle');
  const { choices: told } = words;
  const names = own.map((kind) => (isMinor ? told.kindsOfMinor : told.kinds)[kind]);
  const rows = known.map(({ name, hue, choices }): ChoiceRow => ({
    name,
    hue,
    counts: own.map((kind) => choices[kind]),
  }));
  const missing = figures.parameters.filter(({ choices }) => !choices);
  return {
    id: 'choices',
    title: told.title,
    blocks: [
      { kind: 'text', text: isMinor ? told.leadOfMinor : isOfTwo ? told.leadOfTwo : told.lead },
      { kind: 'choices', caption: told.caption, alt: words.choicesAlt(rows, names), kinds: names, rows },
      ...(missing.length > 0 ? [{ kind: 'text' as const, text: words.notShown(missing) }] : []),
      { kind: 'note', text: told.note },
    ],
  };
}

/** The comparison with the earlier sitting; without the total if one of the sittings was a minor's. */
export function comparisonSection(material: ReportMaterial): ReportSection | undefined {
  const { comparison, earlier, endedAt, answeredCount, isMinor, pillars } = material;
  if (!comparison) return undefined;
  const { sharedCount } = comparison;
  const isWithTotal = !isMinor && !earlier?.isMinor && pillars.length > 1;
  const shown = <T extends { kind: string; name: string }>(scales: readonly T[]) =>
    scales
      .filter(({ kind }) => isWithTotal || kind !== 'total')
      .map(({ kind, name, ...rest }) => ({ name: kind === 'total' ? words.total : name, ...rest }));
  const rows: ComparedScale[] = shown(comparison.rows);
  const left = shown(comparison.otherKey).map(({ name }) => name);
  const changed = rows.filter(({ isChanged }) => isChanged).map(({ name }) => name);
  const sittings = { before: dayOf(comparison.endedAt), now: dayOf(endedAt), sharedCount };
  const answeredBefore = Object.keys(earlier?.attempt.answers ?? {}).length;
  const isSame = sharedCount > 0 && sharedCount === answeredCount && sharedCount === answeredBefore;
  const { comparison: told } = words;
  const none: Block[] = left.length > 0 ? [] : [{ kind: 'text', text: told.none }];
  const blocks: Block[] = [
    { kind: 'text', text: told.alreadyRead(sharedCount) },
    { kind: 'comparison', caption: told.caption, alt: words.comparedAlt(rows), rows },
    { kind: 'text', text: words.compared(changed, rows.length) },
    { kind: 'sure', text: told.sure, isOpen: false },
  ];
  return {
    id: 'comparison',
    title: told.title,
    blocks: [
      { kind: 'lead', text: isSame ? told.allSame(sittings) : told.lead(sittings) },
      ...(rows.length > 0 ? blocks : none),
      ...(left.length > 0 ? [{ kind: 'text' as const, text: told.otherKey(left) }] : []),
    ],
  };
}

/** The quotients; no block if the bank has none. */
export function dialBlocks(material: Pick<ReportMaterial, 'figures' | 'areas'>): Block[] {
  const dials = dialsOf(material);
  return dials.length > 0 ? [{ kind: 'dials', dials }] : [];
}

const dialsOf = ({ figures, areas }: Pick<ReportMaterial, 'figures' | 'areas'>): Dial[] =>
  figures.quotients.map(({ code, members, answerCount, questionCount, askedCount, score, missing }) => {
    const dial = {
      code,
      name: quotientNames[code],
      members: members.map((member) => nameApart(member, areas)),
      answerCount,
      questionCount,
      ...(askedCount !== undefined && { askedCount }),
      ...(score && { score }),
      ...(missing && { missing }),
    };
    return { ...dial, text: words.dialText(dial) };
  });

/** The name of an area as in the lists of areas. */
function nameApart(member: { parameter: string; subParameter: string }, areas: ReportMaterial['areas']): string {
  const full = `${member.parameter}: ${member.subParameter}`;
  return areas.some(({ scale }) => scale.name === full) ? full : member.subParameter;
}
