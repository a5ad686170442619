import type { ReportEffect } from '#functions/domain/reports/promise/report-effect.ts';
import * as words from '#web/lib/words/bank/changes.ts';
import { Notice } from '#web/ui/notice.tsx';

const shownAtFirst = 6;

/** What publishing changes for new attempts and their reports. */
export function ReportEffectView({ warnings, other }: ReportEffect) {
  const line = (sentence: string) => (
    <p key={sentence} className="my-1 max-w-none wrap-anywhere">
      {sentence}
    </p>
  );
  const list = (of: readonly string[]) => (
    <>
      {of.slice(0, shownAtFirst).map(line)}
      {of.length > shownAtFirst && (
        <details>
          <summary className="cursor-pointer">{words.moreEffects(of.length - shownAtFirst)}</summary>
          {of.slice(shownAtFirst).map(line)}
        </details>
      )}
    </>
  );
  return (
    <section aria-label={words.effect} className="grid grid-cols-1 gap-2">
      {warnings.length > 0 && <Notice tone="warning">{list(warnings)}</Notice>}
      <div>{list(other)}</div>
    </section>
  );
}
