import { createElement } from 'react';
import type { Drawing } from '#functions/domain/reports/charts/drawings.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './drawing.module.css';
import { hueOf } from './hue-of.ts';

interface ChartDrawingProps {
  drawing: Drawing;
  /** Class of the whole drawing. */
  className: string;
  /** Stretches it to the line. */
  isStretched?: boolean;
}

/** A drawing as SVG. The text around it says the same. */
export function ChartDrawing({ drawing: { viewBox, marks }, className, isStretched }: ChartDrawingProps) {
  return (
    <svg
      viewBox={viewBox}
      {...(isStretched && { preserveAspectRatio: 'none' })}
      aria-hidden="true"
      focusable="false"
      className={classNames(className, isStretched && '[&>*]:[vector-effect:non-scaling-stroke]')}
    >
      {marks.map(({ shape, part, at, hue, text }, key) =>
        createElement(shape, { key, className: styles[part], ...hueOf(hue), ...at }, text),
      )}
    </svg>
  );
}
