/** Pictures of the product (public pages) */

export const screens = {
  report: 'From the first page of the sample report. The person in it is fictional.',
  scores: 'Scores with their margin of error, from the sample report. The person in it is fictional.',
  quiz: 'A question from the assessment, on a phone.',
  preview: 'A question bank is checked before it goes live.',
};
