import { Figure, lineClass, MeasuredProfile } from './figure.tsx';

/** A statement of accounts, and the person behind it. */
export function LendingFigure() {
  return (
    <Figure width={206} height={112}>
      <g transform="translate(122 58) scale(1.2)">
        <MeasuredProfile profile={[0.62, 1, 0.72, 0.66, 0.92]} />
      </g>
      <rect className="fill-surface stroke-line-strong stroke-[0.7]" x="0.5" y="4" width="88" height="104" rx="5" />
      {[22, 36, 50, 64, 78].map((y, row) => (
        <g key={y} className={lineClass}>
          <line x1="12" y1={y} x2={[46, 38, 50, 34, 42][row]} y2={y} />
          <line x1="62" y1={y} x2="76" y2={y} />
        </g>
      ))}
      <line className={lineClass} x1="12" y1="94" x2="76" y2="94" />
    </Figure>
  );
}
