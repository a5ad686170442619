import { broken, type Mutation } from '#test/mutations/mutation.ts';

const ambition = 'infra/local/seed/sample-bank/ambition-and-vision.yaml';
const wording = ['test/infra/local/seed/sample-bank-wording.test.ts'];
const scales = ['test/infra/local/seed/sample-parameters.test.ts'];

/** Breaks of what the sample bank asks, and of what it says of its scales. */
export const sampleBankMutations: Mutation[] = [
  broken(
    'an option of the sample bank does not give its motive away',
    ambition,
    'option: I cross out half of it beforehand.',
    'option: I halve it because time is short.',
    wording,
  ),
  broken(
    'an option of the sample bank does not serve a purpose that it names',
    ambition,
    'option: I cross out half of it beforehand.',
    'option: I halve it to save my evenings.',
    wording,
  ),
  broken(
    'an option of the sample bank does not praise itself',
    ambition,
    'option: I cross out half of it beforehand.',
    'option: I calmly cross out half of it.',
    wording,
  ),
  broken(
    'an option of the sample bank has five to nine words',
    ambition,
    'option: I cross out half of it beforehand.',
    'option: I halve it.',
    wording,
  ),
  broken(
    'an item of the sample bank is read in at most 55 words',
    ambition,
    'question: My list for this week is long.',
    'question: My list for this week is long, as it was in the week before it, and in the week before that one, and in every other week.',
    wording,
  ),
  broken(
    'a situation of the sample bank is plain enough for a pupil',
    ambition,
    'question: My list for this week is long.',
    'question: Numerous unanticipated organisational responsibilities necessitate prioritisation.',
    wording,
  ),
  broken(
    'a remark of the sample bank ends with what to do next',
    ambition,
    'Put one item of your own among the first three on your list.',
    'It would help to put one item of your own first.',
    wording,
  ),
  broken(
    'a weakness in the sample bank is told as a moment',
    ambition,
    'weakness: Filled the week with what',
    'weakness: Lacks the strength to refuse what',
    wording,
  ),
  broken(
    'a quotient of the sample bank has the members that were chosen for it',
    'infra/local/seed/sample-bank/parameters.yaml',
    '- name: Empathy\n      quotient: EQ',
    '- name: Empathy\n      quotient: MQ',
    scales,
  ),
  broken(
    'the sample sheet names the quotient of a scale',
    'infra/local/seed/sample-bank.ts',
    "quotient ?? ''",
    "''",
    scales,
  ),
];
