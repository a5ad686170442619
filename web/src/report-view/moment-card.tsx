import type { ReactNode } from 'react';
import { documentLabels } from '#functions/domain/reports/document/document-words.ts';
import type { Moment } from '#functions/domain/reports/document/report-document.ts';

interface MomentCardProps {
  moment: Moment;
  /** The name of its scale, if the surrounding text does not give it. */
  scale?: string | undefined;
}

/** The situation, the chosen option, and what the bank says of that choice. */
export function MomentCard({ moment, scale }: MomentCardProps) {
  const { situation, answer, phrase, remark } = moment;
  return (
    <div className="grid grid-cols-1 content-start gap-2 [&_p]:m-0">
      {scale && <p className="text-sm/[1.4] text-quiet">{scale}</p>}
      <p className="text-quiet">{situation}</p>
      <Labelled label={documentLabels.chosen} text={answer} />
      {phrase && (
        <p className="border-l-3 border-[var(--scale,var(--accent))] pl-4 font-display text-lg/[1.4] font-normal">
          {phrase}
        </p>
      )}
      {remark && <p>{remark}</p>}
    </div>
  );
}

/** Prints what is closed on the screen, where the browser can. */
export const printOpen = 'print:[&::details-content]:h-auto print:[&::details-content]:[content-visibility:visible]';

/** A single answer, closed at first: what the bank says of it in one line opens the rest. */
export function ClosedMoment({ moment, scale }: MomentCardProps) {
  return (
    <details className={printOpen}>
      <summary className="cursor-pointer font-display text-base/[1.4]">{moment.phrase || moment.answer}</summary>
      <div className="pt-2 pl-5">
        <MomentCard moment={{ ...moment, phrase: '' }} scale={scale} />
      </div>
    </details>
  );
}

/** `Cost: A changed plan can annoy you.`; nothing without a text. */
export function Labelled({ label, text }: { label: string; text: string | undefined }) {
  return text ? (
    <p>
      <span className="font-semibold">{`${label}:`}</span>
      <span>{` ${text}`}</span>
    </p>
  ) : null;
}

/** `Initiative · Ambition and Vision` */
export function scaleOf({ subParameter, parameter }: Moment): string {
  return [subParameter, parameter].filter(Boolean).join(' · ');
}

/** Cards in two columns if there is room, each below a line. */
export function CardList<Item>({ items, children }: { items: readonly Item[]; children: (item: Item) => ReactNode }) {
  return (
    <ul className="mx-0 mt-3 mb-4 grid list-none grid-cols-1 gap-x-8 gap-y-3 p-0 @min-[44rem]:grid-cols-2 [&>li]:mt-0">
      {items.map((item, place) => (
        <li
          key={place}
          className="@container grid break-inside-avoid grid-cols-1 content-start gap-3 border-t border-line pt-3"
        >
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
