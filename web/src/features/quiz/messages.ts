/** Messages for failures. */
export const messages = {
  saving: 'Error saving your answer. Please try again.',
  loading: 'Error loading quiz. Please try again.',
  ending: 'Error ending quiz. Please try again.',
  nothingAnswered: 'Please answer at least one question before ending the quiz.',
} as const;
