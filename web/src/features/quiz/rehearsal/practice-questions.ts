import type { PaperQuestionView } from '#functions/contract/attempts.ts';

/** Everyday questions that measure nothing. They never leave this page. */
export const practiceQuestions: readonly PaperQuestionView[] = [
  {
    questionId: 'practice-1',
    text: 'You have a free hour this evening. What would you like best?',
    options: [
      { optionId: 'a', text: 'A walk outside' },
      { optionId: 'b', text: 'A book or a film' },
      { optionId: 'c', text: 'Cooking something new' },
      { optionId: 'd', text: 'A call with an old friend' },
      { optionId: 'e', text: 'Doing nothing at all' },
    ],
  },
  {
    questionId: 'practice-2',
    text: 'Your train is twenty minutes late. What do you do first?',
    options: [
      { optionId: 'a', text: 'Tell whoever is waiting for me' },
      { optionId: 'b', text: 'Look for another way to get there' },
      { optionId: 'c', text: 'Buy a cup of tea' },
      { optionId: 'd', text: 'Find a seat and read' },
      { optionId: 'e', text: 'Watch the people go by' },
    ],
  },
];
