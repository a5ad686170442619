/** Tabs about our purpose and our vision (/) */

export const label = 'Our purpose and vision';
export const tabs = {
  'Our Purpose':
    'To help people see themselves clearly and choose their studies, careers and business partners with confidence.',
  'Our Vision': 'A world where decisions about people rest on understanding, not guesswork.',
};
