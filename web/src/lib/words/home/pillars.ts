/** The five pillars on the home page (/) */

export const heading = 'Five Pillar Approach';
export const intro =
  'Our model combines a human-science framework with psychology. It looks at five areas of your life, because no single one tells the whole story.';
/** The subject of each pillar, in order. */
export const texts = [
  'What you want from life, and how far ahead you plan.',
  'What you believe in, and where you draw the line.',
  'How you think, decide and learn from experience.',
  'How you handle pressure, setbacks and relationships.',
  'How you look after your body, your time and your rest.',
];
