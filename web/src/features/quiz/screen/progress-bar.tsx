import * as words from '#web/lib/words/quiz/screen.ts';

export function ProgressBar({ percent }: { percent: number }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 flat:grid-cols-1">
      <div
        role="progressbar"
        aria-label={words.labels.progress}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:border forced-colors:border-[CanvasText]"
      >
        <div
          className="h-full [transform-origin:left] bg-body [transition:transform_var(--slow)_var(--ease-out)] forced-colors:bg-[Highlight]"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
      <span className="text-xs text-quiet tabular-nums tiny:absolute tiny:size-px tiny:overflow-hidden tiny:whitespace-nowrap tiny:[clip-path:inset(50%)]">
        {words.percent(percent)}
      </span>
    </div>
  );
}
