import type { ResponseQualityView } from '#functions/contract/admin/reports/reports.ts';
import { qualitySentence, tierWords } from '#functions/domain/reports/quality/quality-words.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import * as words from '#web/lib/words/admin/attempts.ts';

const tones = { good: 'success', caution: 'warning', doubtful: 'danger' } as const;

/** How far the answers can be trusted, in one word. */
export function QualityMark({ tier }: Pick<ResponseQualityView, 'tier'>) {
  return <StatusMark tone={tones[tier]}>{tierWords[tier]}</StatusMark>;
}

/** The findings on the quality of the answers; nothing if there are none. */
export function ResponseQuality({ quality }: { quality: ResponseQualityView }) {
  if (quality.reasons.length === 0) return null;
  return (
    <section
      aria-labelledby="quality"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(30rem,100%),1fr))] gap-x-6 gap-y-2 rounded-md border border-line bg-surface px-4 py-3 text-sm"
    >
      <h2 id="quality" className="col-span-full m-0 text-base">
        {words.qualityIs(tierWords[quality.tier])}
      </h2>
      <ul className="m-0 grid max-w-[75ch] gap-1 pl-[1.1em]">
        {quality.reasons.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
      <p className="m-0 max-w-[75ch] text-quiet">{`${whatIsTold(quality)} ${words.neverRejects(quality.rules)}`}</p>
    </section>
  );
}

function whatIsTold(quality: ResponseQualityView): string {
  const always = qualitySentence(quality, false);
  if (always) return words.told(always);
  const withScores = qualitySentence(quality, true);
  return withScores ? words.toldIfScored(withScores) : words.notTold;
}
