import { formatAttemptId } from '#functions/domain/attempts/attempt.ts';
import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import { answeredOnCover, dayOf } from '#functions/domain/reports/document/document-words.ts';
import type { Block, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { momentOf, phraseOf } from '#functions/domain/reports/document/report-material.ts';
import { reportTemplate } from '#functions/domain/reports/document/report-template.ts';
import { plural } from '#functions/domain/text/counted.ts';
import * as answerWords from '#functions/domain/words/report/answers.ts';
import * as words from '#functions/domain/words/report/method.ts';

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

interface Told {
  title: string;
  text?: string;
  items?: string[];
}

const of = ({ title, text, items }: Told): Block[] => [
  { kind: 'subheading', text: title },
  ...(text === undefined ? [] : [{ kind: 'text' as const, text }]),
  ...(items ? [{ kind: 'list' as const, items }] : []),
];

/** How the report is made and what it can't say; the names of tests last. */
export function methodSection(material: ReportMaterial): ReportSection | undefined {
  const { figures, isMinor, isShort, isCeiling, qualitySentence } = material;
  if (isShort) return undefined;
  const { scores, margins, claims, use, names } = words;
  const isPassed = qualitySentence === undefined && !isCeiling;
  const quality = { ...words.quality, text: `${words.quality.text}${isPassed ? ` ${words.passed}` : ''}` };
  const quotients = figures.quotients.length > 0 ? [words.quotients] : [];
  return {
    id: 'method',
    title: words.title,
    blocks: [
      ...[use, scores, margins, claims, ...quotients, quality, words.limits, words.rights, names].flatMap(of),
      ...(isMinor ? [{ kind: 'note' as const, text: words.ofMinor }] : []),
    ],
  };
}

/** The technical facts; in a short report after what it can't say. */
export function recordSection(material: ReportMaterial): ReportSection {
  const { attempt, questions, endedAt, answeredCount, presentedCount, madeAgainFrom, quality, isShort } = material;
  const { labels, versionOf } = words;
  return {
    id: 'record',
    title: words.record,
    blocks: [
      ...(isShort ? [words.limits, words.rights].flatMap(of) : []),
      {
        kind: 'facts',
        items: [
          { label: answeredCount < presentedCount ? labels.ended : labels.completed, value: dayOf(endedAt) },
          { label: labels.answered, value: answeredOnCover(answeredCount, presentedCount, questions.length) },
          { label: labels.bank, value: versionOf(attempt.ref.version) },
          { label: labels.template, value: versionOf(reportTemplate) },
          { label: labels.quality, value: versionOf(quality.rules) },
          { label: labels.attempt, value: formatAttemptId(attempt.ref) },
        ],
      },
      ...(madeAgainFrom === undefined
        ? []
        : [{ kind: 'note' as const, text: words.rebuilt(madeAgainFrom, reportTemplate) }]),
    ],
  };
}
