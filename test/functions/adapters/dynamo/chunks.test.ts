import { describe, expect, it } from 'vitest';
import { packList, unpack } from '#functions/adapters/dynamo/chunks.ts';
import { makeDrafts } from '#test/support/sheets/make-sheet.ts';

const maxLambdaBytes = 6_291_556;
const hindi = 'आप अपने लक्ष्य स्पष्ट रूप से जानते हैं और उन्हें पाने के लिए नियमित रूप से योजना बनाते हैं। '.repeat(2).trim();

function draftsThatSay(phrase: string) {
  return makeDrafts(1_000).map((draft) => ({
    ...draft,
    options: draft.options.map((option) => ({
      ...option,
      remarks: phrase,
      strength: phrase,
      scw: phrase,
      weakness: phrase,
    })),
  }));
}

describe('the chunks of a list', () => {
  it.each([
    ['Hindi', hindi],
    ['quotation marks', '"'.repeat(200)],
  ])('of %s fit into an answer of Lambda, however well they pack', (_, phrase) => {
    const drafts = draftsThatSay(phrase);
    const pages = packList(drafts);
    expect(pages.flatMap((page) => unpack<unknown[]>(page))).toEqual(drafts);
    for (const page of pages) {
      const answer = JSON.stringify({ statusCode: 200, body: JSON.stringify({ questions: unpack(page) }) });
      expect(Buffer.byteLength(answer)).toBeLessThan(maxLambdaBytes);
    }
  });
});
