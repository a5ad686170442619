/** How scores are made (/method); its text is in web/src/features/legal */

export const about = {
  title: 'How your scores are made',
  pageTitle: 'How our psychometric scores are made and tested | TrueIn',
  description:
    'How TrueIn makes its scores, how sure they are, what was tested and how, and what nobody knows yet: for students, HR and lenders.',
  summary:
    'A TrueIn report describes what you chose, with a margin of error. Nothing on this page is a study with real people: there has been none yet.',
};
export const link = 'How scores are made';
/** What simulated reports have shown (`docs/bench.md`): numbers of them, and percentages with 60 questions. A test compares them. */
export const figures = { people: 300, ways: 10, keys: 6, sizes: 4, held: 94, lowest: 78, side: 1.1, order: 5.4 };
