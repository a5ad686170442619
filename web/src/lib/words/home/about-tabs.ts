/** Tabs about our purpose and our vision (/) */

export const label = 'Our purpose and vision';
export const purpose = {
  title: 'Our Purpose',
  text: 'To help people see themselves clearly and choose their studies, careers and business partners with confidence.',
};
export const vision = {
  title: 'Our Vision',
  text: 'A world where decisions about people rest on understanding, not guesswork.',
};
