import type { ReactNode } from 'react';

interface TaggedProps {
  /** Such as `Read our <privacy>privacy notice</privacy> first.` */
  text: string;
  /** Draws the words inside the tag of that name. */
  draw: Record<string, (words: string) => ReactNode>;
}

/** A whole sentence of a message module, some of whose words are links or stressed. */
export function Tagged({ text, draw }: TaggedProps) {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/); // plain, tag, words, plain, tag, words, plain
  return parts.map((part, place) => {
    if (place % 3 === 1 || part === '') return null;
    const tag = place % 3 === 2 ? parts[place - 1] : undefined;
    return <span key={place}>{tag === undefined ? part : draw[tag]?.(part)}</span>;
  });
}
