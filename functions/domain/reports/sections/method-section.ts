import { formatAttemptId } from '#functions/domain/attempts/attempt.ts';
import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import { answeredOnCover, dayOf } from '#functions/domain/reports/document/document-words.ts';
import type { Block, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { reportTemplate } from '#functions/domain/reports/document/report-template.ts';
import * as words from '#functions/domain/words/report/method.ts';

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

/** How the report is made and what it can't say; the names of tests last. A short report has the limits only. */
export function methodSection({ figures, isMinor, isShort }: ReportMaterial): ReportSection {
  const { scores, margins, claims, quality, use, names } = words;
  const quotients = figures.quotients.length > 0 ? [words.quotients] : [];
  return {
    id: 'method',
    title: words.title,
    blocks: [
      ...(isShort ? [margins] : [use, scores, margins, claims, ...quotients, quality]).flatMap(of),
      ...[words.limits, words.rights, ...(isShort ? [] : [names])].flatMap(of),
      ...(isMinor ? [{ kind: 'note' as const, text: words.ofMinor }] : []),
    ],
  };
}

/** The technical facts. */
export function recordSection(material: ReportMaterial): ReportSection {
  const { attempt, questions, endedAt, answeredCount, presentedCount, madeAgainFrom, quality } = material;
  const { labels, versionOf } = words;
  return {
    id: 'record',
    title: words.record,
    blocks: [
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
