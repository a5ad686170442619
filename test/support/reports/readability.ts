/** The words of a text, split at white space. */
export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The sentences of a text, each with its closing mark. */
export function sentencesIn(text: string): string[] {
  return (text.match(/[^.!?]+[.!?]+/g) ?? []).map((sentence) => sentence.trim());
}

/**
 * Counts syllables by groups of vowels, less a silent "e", "es" or "ed" at the end. Exact for the common words of a short sentence, and
 * at most one off for others ("science", "created").
 */
export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = letters
    .replace(/([^td])ed$/, '$1')
    .replace(/(?<![cs]h|[ceglsxz])es$/, '')
    .replace(/([^l]|[aeiou]l)e$/, '$1');
  return Math.max(1, (spoken.match(/[aeiouy]+/g) ?? []).length);
}

/** The Flesch-Kincaid grade (Kincaid et al. 1975): years of schooling that reading the text takes. */
export function gradeOf(text: string): number {
  const words = wordsIn(text);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentencesIn(text).length) + 11.8 * (syllables / words.length) - 15.59;
}
