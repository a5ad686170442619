const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Breaks a text at spaces into lines of at most `width`; cuts a word that is wider than a line between characters. */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  /** Width of the line, with the space after it. */
  let used = 0;
  for (const word of text.split(' ').filter(Boolean)) {
    if (used + widthOf(word) <= width) {
      line = line ? `${line} ${word}` : word;
      used += widthOf(`${word} `);
      continue;
    }
    if (line) lines.push(line);
    const pieces = widthOf(word) <= width ? [word] : cutWord(word, width, widthOf);
    line = pieces.pop() ?? '';
    used = widthOf(`${line} `);
    lines.push(...pieces);
  }
  return line ? [...lines, line] : lines;
}

/** Shortens a text to one line of this width, ending in … if it is cut. */
export function shorten(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  const [first = ''] = cutWord(text, width - widthOf('…'), widthOf);
  return `${first.trimEnd()}…`;
}

function cutWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const { segment } of characters.segment(word)) {
    if (piece && widthOf(piece + segment) > width) {
      pieces.push(piece);
      piece = segment;
    } else {
      piece += segment;
    }
  }
  return [...pieces, piece];
}
