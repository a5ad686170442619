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
export const columns = ['How people answer', 'The range held the true score', 'An area was named wrongly'];
/** Names of the simulated ways of answering. */
export const ways = {
  'one trait': 'Much the same everywhere',
  'a level for each main parameter': 'Differently in each pillar',
  'a level for each area': 'Differently in each area',
  'high stakes': 'To make a good impression',
  'faking good': 'Only what looks best',
  low: 'Mostly weaker options',
  'middle answering': 'Always in the middle',
  'extreme answering': 'Only the strongest or weakest option',
  'random from half on': 'At random from halfway on',
  'random answering': 'At random',
};
