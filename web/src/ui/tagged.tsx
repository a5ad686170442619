import type { ReactNode } from 'react';

type Draw = Record<string, (words: string) => ReactNode>;

/** The tags of all sentences; `line` keeps words on one line, if that is long enough for them. */
const common: Draw = {
  strong: (words) => <strong>{words}</strong>,
  line: (words) => <span className="inline-block">{words}</span>,
};

interface TaggedProps {
  /** Such as `Read our <privacy>privacy notice</privacy> first.` */
  text: string;
  /** Draws the words inside the tag of that name. */
  draw?: Draw;
}

/** A whole sentence of a message module, some of whose words are links or stressed. */
export function Tagged({ text, draw }: TaggedProps) {
  const tags = { ...common, ...draw };
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/); // plain, tag, words, plain, tag, words, plain
  return parts.map((part, place) => {
    if (place % 3 === 1 || part === '') return null;
    const tag = place % 3 === 2 ? parts[place - 1] : undefined;
    return <span key={place}>{tag === undefined ? part : tags[tag]?.(part)}</span>;
  });
}
