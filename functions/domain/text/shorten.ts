import { wholeCharacters } from './whole-characters.ts';

/** A text of at most `max` UTF-16 units: a longer one ends with an ellipsis, after a whole character. */
export function shorten(text: string, max: number): string {
  return text.length > max ? `${wholeCharacters(text.slice(0, max - 1)).trimEnd()}…` : text;
}
