import type { ReactNode } from 'react';

/** Titles with a sentence each, divided by lines. */
export function TitledList({ items }: { items: readonly { title: string; heading?: ReactNode; text: string }[] }) {
  return (
    <ul className="m-0 list-none p-0">
      {items.map(({ title, heading = title, text }) => (
        <li key={title} className="border-t border-line py-6 first:border-0 first:pt-0">
          <h3 className="mb-2 text-2xl">{heading}</h3>
          <p className="m-0 max-w-[55ch] text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
