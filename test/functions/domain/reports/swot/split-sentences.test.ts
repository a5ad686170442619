import { expect, it } from 'vitest';
import { stepInRemark, splitSentences } from '#functions/domain/reports/swot/split-sentences.ts';

it.each<[string, string, string | undefined]>([
  ['the last of two sentences', 'You look at the whole task. Name one piece today.', 'Name one piece today.'],
  ['the last of many', 'One. Two! Three? Ask a friend.', 'Ask a friend.'],
  ['nothing in a single sentence', 'You look at the whole task.', undefined],
  ['nothing in a text without an end', 'You look at the whole task', undefined],
  ['nothing in a blank remark', ' \n ', undefined],
  ['a last sentence without a full stop', 'You wait. Begin today', 'Begin today'],
  ['Hindi, which ends in a danda', 'आपने ठीक चुना। आज एक मित्र से पूछिए।', 'आज एक मित्र से पूछिए।'],
  ['Hindi without a space', 'आपने ठीक चुना।आज पूछिए।', 'आज पूछिए।'],
  ['Hindi with a typed stroke', 'आपने ठीक चुना | आज पूछिए |', 'आज पूछिए |'],
  ['nothing in one Hindi sentence', 'आपने ठीक चुना।', undefined],
  ['what follows a title whole', 'You wait. Ask Dr. Rao about it.', 'Ask Dr. Rao about it.'],
  ['nothing in one sentence with a title', 'Ask Dr. Rao about it.', undefined],
  ['what follows an initial whole', 'You wait. Ask A. Rao about it.', 'Ask A. Rao about it.'],
  ['one sentence over two lines', 'You wait. Ask a friend\nabout it.', 'Ask a friend about it.'],
  ['a quotation whole', 'You wait. Say “I will ask.”', 'Say “I will ask.”'],
  ['a figure whole', 'You wait. Save 2.5 percent of it.', 'Save 2.5 percent of it.'],
  ['no stray signs', 'You wait. Ask a friend. …', 'Ask a friend.'],
])('stepInRemark finds %s', (_, remark, step) => {
  expect(stepInRemark(remark)).toBe(step);
});

it('splitSentences loses no character of a text', () => {
  const text = 'First line, e.g. this. Second one! Ask Dr. Rao.\nअंत। समाप्त।';
  expect(splitSentences(text).join(' ').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
});
