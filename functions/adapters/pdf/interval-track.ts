import type { Score } from '#functions/domain/reports/document/report-document.ts';
import type { Pdf } from '#functions/adapters/pdf/text/draw-text.ts';
import { colours } from './page-style.ts';

export interface Track {
  x: number;
  width: number;
  /** Vertical middle of the track. */
  y: number;
}

const onTrack = ({ x, width }: Track, percent: number) => x + (width * percent) / 100;

/** Draws a line from 0 to 100 with a mark at each quarter. */
export function drawTrack(pdf: Pdf, track: Track): void {
  const { x, width, y } = track;
  pdf.lineCap('butt').lineWidth(1);
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(colours.rule);
  for (const percent of [0, 50, 100]) {
    const at = onTrack(track, percent);
    pdf
      .moveTo(at, y - 3)
      .lineTo(at, y + 3)
      .stroke(colours.rule);
  }
}

interface Ink {
  colour: string;
  /** Radius of the point. */
  radius: number;
}

/** Draws the interval as a bar, and the score as a point with a white edge on it. */
export function drawInterval(pdf: Pdf, track: Track, { percent, low, high }: Score, { colour, radius }: Ink): void {
  const thickness = radius * 0.8;
  pdf.save().lineCap('round').lineWidth(thickness);
  pdf.moveTo(onTrack(track, low) + thickness / 2, track.y);
  pdf.lineTo(Math.max(onTrack(track, low) + thickness / 2, onTrack(track, high) - thickness / 2), track.y);
  pdf.strokeOpacity(0.55).stroke(colour).restore();
  pdf.circle(onTrack(track, percent), track.y, radius + 1.4).fill(colours.white);
  pdf.circle(onTrack(track, percent), track.y, radius).fill(colour);
}

export const roundedScore = ({ percent }: Score): string => String(Math.round(percent));
export const roundedRange = ({ low, high }: Score): string => `${Math.round(low)}–${Math.round(high)}`;
