import { quotientNames } from '#functions/domain/banks/parameters/parameter-map.ts';
import { hasBands } from '#functions/domain/banks/bands.ts';
import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import { dayOf } from '#functions/domain/reports/document/document-words.ts';
import { minReliableChange } from '#functions/domain/reports/statistics/interval.ts';
import { scaleRow } from '#functions/domain/reports/document/report-material.ts';
import type {
  BandRow,
  Block,
  ComparedScale,
  ReportSection,
  ScaleRow,
  Dial,
} from '#functions/domain/reports/document/report-document.ts';
import type { ParameterFigures } from '#functions/domain/reports/figures/report-figures.ts';
import {
  bandsAlt,
  bandWords,
  comparedAlt,
  comparedText,
  comparisonWords,
  noFigureNote,
  profileWords,
  scalesAlt,
  dialText,
  differenceSentence,
  pairSentences,
} from './report-words-figures.ts';

export function profileSection(material: ReportMaterial): ReportSection {
  const { figures, pillars, isMinor, isDoubtful, isRanking } = material;
  const quotients = figures.quotients.map((quotient) => ({
    ...scaleRow(quotient, 'quotient'),
    name: `${quotientNames[quotient.code]} (${quotient.code})`,
  }));
  const rows: ScaleRow[] = [...pillars.flatMap(({ scale, rows: own }) => [scale, ...own]), ...quotients];
  const total = { ...scaleRow(figures.total, 'total'), name: profileWords.total };
  const isWithTotal = total.score && !isMinor && pillars.length > 1;
  return {
    id: 'profile',
    title: profileWords.title,
    blocks: [
      { kind: 'lead', text: profileWords.lead },
      ...(isMinor ? dialBlocks(material) : []),
      { kind: 'scales', caption: profileWords.caption, alt: scalesAlt(rows), rows },
      ...(isDoubtful ? [] : noteBlocks(differenceSentence(figures))),
      ...(isRanking && !isMinor ? noteBlocks(pairSentences(figures.pairs)) : []),
      ...(isWithTotal
        ? [{ kind: 'scales' as const, caption: profileWords.totalCaption, alt: scalesAlt([total]), rows: [total] }]
        : []),
    ],
  };
}

const bandKeys = ['goodness', 'passion', 'ignorance'] as const;
type Bands = NonNullable<ParameterFigures['bands']>;

/** The bands of each main parameter's answers; no section if no parameter has enough answers, or the bank has other points. */
export function bandSection({ figures, questions, isMinor }: ReportMaterial): ReportSection | undefined {
  const known = figures.parameters.flatMap(({ name, bands }, hue) => (bands ? [{ name, hue, bands }] : []));
  if (known.length === 0 || !hasBands(questions)) return undefined;
  const names = isMinor ? bandWords.namesOfMinor : bandWords.names;
  const bands = bandKeys.map((key) => names[key]);
  const rows = known.map(({ name, hue, bands: counts }): BandRow => ({ name, hue, counts: countsOf(counts) }));
  const missing = figures.parameters.filter((parameter) => !parameter.bands);
  const caption = isMinor ? bandWords.captionOfMinor : bandWords.caption;
  return {
    id: 'bands',
    title: isMinor ? bandWords.titleOfMinor : bandWords.title,
    blocks: [
      { kind: 'lead', text: isMinor ? bandWords.leadOfMinor : bandWords.lead },
      { kind: 'bands', caption, alt: bandsAlt(rows, bands), bands, rows },
      ...noteBlocks(noFigureNote(missing)),
      ...noteBlocks(isMinor ? bandWords.noteOfMinor : bandWords.note),
    ],
  };
}

const countsOf = (bands: Bands) => bandKeys.map((key) => bands[key]);

const noteBlocks = (text: string): Block[] => (text ? [{ kind: 'note', text }] : []);

/** The comparison on a page of its own; without the total if one of the sittings was a minor's. */
export function comparisonSection(material: ReportMaterial): ReportSection | undefined {
  const { comparison, earlier, endedAt, answeredCount, isMinor, pillars } = material;
  if (!comparison) return undefined;
  const { sharedCount } = comparison;
  const isWithTotal = !isMinor && !earlier?.isMinor && pillars.length > 1;
  const shown = <T extends { kind: string; name: string }>(scales: readonly T[]) =>
    scales
      .filter(({ kind }) => isWithTotal || kind !== 'total')
      .map(({ kind, name, ...rest }) => ({ name: kind === 'total' ? profileWords.total : name, ...rest }));
  const rows: ComparedScale[] = shown(comparison.rows);
  const left = shown(comparison.otherKey).map(({ name }) => name);
  const sittings = { before: dayOf(comparison.endedAt), now: dayOf(endedAt), sharedCount };
  const answeredBefore = Object.keys(earlier?.attempt.answers ?? {}).length;
  const isSame = sharedCount > 0 && sharedCount === answeredCount && sharedCount === answeredBefore;
  const lead = isSame ? comparisonWords.allSame(sittings) : comparisonWords.lead(sittings);
  const blocks: Block[] =
    rows.length === 0
      ? left.length > 0
        ? []
        : [{ kind: 'text', text: comparisonWords.none }]
      : [
          { kind: 'text', text: comparisonWords.alreadyRead(sharedCount) },
          { kind: 'comparison', caption: comparisonWords.caption, alt: comparedAlt(rows), rows },
          { kind: 'text', text: comparedText(rows) },
          { kind: 'note', text: comparisonWords.note(leastSureChange(rows)) },
        ];
  return {
    id: 'comparison',
    title: comparisonWords.title,
    blocks: [
      { kind: 'lead', text: lead },
      ...blocks,
      ...(left.length > 0 ? [{ kind: 'text' as const, text: comparisonWords.otherKey(left) }] : []),
    ],
  };
}

/** One number, because it depends on nothing but how far the answers of both sittings vary: see decision 29. */
const leastSureChange = (rows: readonly ComparedScale[]) =>
  Math.max(...rows.map(({ before, now }) => minReliableChange(before, now)));

/** The quotients: in the summary, for a minor in the profile, after strengths and steps. */
export function dialBlocks({ figures, areas }: ReportMaterial): Block[] {
  const dials = figures.quotients.map(
    ({ code, members, answerCount, questionCount, askedCount, score, missing }): Dial => {
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
      return { ...dial, text: dialText(dial) };
    },
  );
  return dials.length > 0 ? [{ kind: 'dials', dials }] : [];
}

/** The name of an area as in the lists of areas. */
function nameApart(member: { parameter: string; subParameter: string }, areas: ReportMaterial['areas']): string {
  const full = `${member.parameter}: ${member.subParameter}`;
  return areas.some(({ scale }) => scale.name === full) ? full : member.subParameter;
}
