import { createElement } from 'react';
import type { Drawing } from '#functions/domain/reports/charts/drawings.ts';
import { hueOf } from './hue-of.ts';

interface ChartDrawingProps {
  drawing: Drawing;
  /** Class of the whole drawing. */
  className: string | undefined;
  /** Classes of its parts. */
  parts: Readonly<Record<string, string>>;
  /** Stretches it to the line. */
  isStretched?: boolean;
}

/** A drawing as SVG. The text around it says the same. */
export function ChartDrawing({ drawing: { viewBox, marks }, className, parts, isStretched }: ChartDrawingProps) {
  return (
    <svg
      viewBox={viewBox}
      {...(isStretched && { preserveAspectRatio: 'none' })}
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {marks.map(({ shape, part, at, hue, text }, key) =>
        createElement(shape, { key, className: parts[part], ...hueOf(hue), ...at }, text),
      )}
    </svg>
  );
}
