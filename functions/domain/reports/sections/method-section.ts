import { formatAttemptId } from '#functions/domain/attempts/attempt.ts';
import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import { dayOf } from '#functions/domain/reports/document/document-words.ts';
import type { Block, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { reportTemplate } from '#functions/domain/reports/document/report-template.ts';
import { rebuiltText, methodWords as words, versionOf } from './report-words-method.ts';

export function methodSection({
  attempt,
  figures,
  endedAt,
  isMinor,
  madeAgainFrom,
  quality,
  ...counts
}: ReportMaterial): ReportSection {
  const of = ({ title, text }: { title: string; text: string }): Block[] => [
    { kind: 'subheading', text: title },
    { kind: 'text', text },
  ];
  const { labels } = words;
  return {
    id: 'method',
    title: words.title,
    blocks: [
      ...of(words.scores),
      ...of(words.intervals),
      ...(figures.quotients.length > 0 ? of(words.quotients) : []),
      ...of(words.quality),
      { kind: 'subheading', text: words.limits.title },
      { kind: 'list', items: words.limits.items },
      ...(isMinor ? [{ kind: 'note' as const, text: words.ofMinor }] : []),
      ...of(words.rights),
      { kind: 'subheading', text: words.versions },
      {
        kind: 'facts',
        items: [
          {
            label: counts.answeredCount < counts.presentedCount ? labels.ended : labels.completed,
            value: dayOf(endedAt),
          },
          { label: labels.bank, value: versionOf(attempt.ref.version) },
          { label: labels.template, value: versionOf(reportTemplate) },
          { label: labels.quality, value: versionOf(quality.rules) },
          { label: labels.attempt, value: formatAttemptId(attempt.ref) },
        ],
      },
      ...(madeAgainFrom === undefined
        ? []
        : [{ kind: 'note' as const, text: rebuiltText(madeAgainFrom, reportTemplate) }]),
    ],
  };
}
