import type { UploadUnderway } from './upload-flow.ts';

const progressClass = 'gap-2 inline-flex items-center text-quiet tabular-nums font-normal whitespace-nowrap';

/** Progress of a file: the percentage sent, then the number of rows read. */
export function UploadProgress({ flow: { step, percent, rowsRead } }: { flow: UploadUnderway }) {
  if (step === 'reading' && percent !== undefined) {
    return (
      <span className={progressClass}>
        <progress max={100} value={percent} aria-label="Sent so far" className="h-2 w-32 accent-focus" />
        {percent} % sent
      </span>
    );
  }
  if (step === 'processing' && rowsRead) {
    return <span className={progressClass}>{rowsRead.toLocaleString('en-IN')} rows read</span>;
  }
  return null;
}
