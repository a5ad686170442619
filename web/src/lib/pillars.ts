/** The five pillars of the model, in the order of the shape's five sides. */
export const pillars = [
  { name: 'Ambition and Vision', text: 'What you want from life, and how far ahead you look.' },
  { name: 'Belief, Ethics and Values', text: 'What you stand for, and what you will not do.' },
  { name: 'Intelligence/the Wisdom', text: 'How you think, judge and learn, and what you make of experience.' },
  { name: 'Psychological Wellbeing', text: 'How you meet pressure, setbacks and other people.' },
  { name: 'Health, Discipline, and Leisure', text: 'How you look after your body, your time and your rest.' },
] as const;
