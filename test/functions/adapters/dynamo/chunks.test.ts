import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { draftQuestion } from '#functions/adapters/dynamo/banks/bank-reader.ts';
import { pack, packList, unpack } from '#functions/adapters/dynamo/chunks.ts';
import { makeDrafts } from '#test/support/sheets/make-sheet.ts';

const maxLambdaBytes = 6_291_556;
const hindi = 'आप अपने लक्ष्य स्पष्ट रूप से जानते हैं और उन्हें पाने के लिए नियमित रूप से योजना बनाते हैं। '.repeat(2).trim();

const key = { pk: 'BANK#hash', sk: 'FULL#000' };
const read = (data: Uint8Array) => unpack(key, 'data', data, z.array(draftQuestion));

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

describe('chunks of a list', () => {
  it.each([
    ['Hindi', hindi],
    ['quotation marks', '"'.repeat(200)],
  ])('each page of drafts with %s fits into a Lambda response', (_, phrase) => {
    const drafts = draftsThatSay(phrase);
    const pages = packList(drafts);
    expect(pages.flatMap((page) => read(page))).toEqual(drafts);
    for (const page of pages) {
      const answer = JSON.stringify({ statusCode: 200, body: JSON.stringify({ questions: read(page) }) });
      expect(Buffer.byteLength(answer)).toBeLessThan(maxLambdaBytes);
    }
  });
});

describe('a malformed chunk', () => {
  const drafts = makeDrafts(3);
  const broken = (change: (draft: Record<string, unknown> & { options: Record<string, unknown>[] }) => void) => {
    const copy = JSON.parse(JSON.stringify(drafts)) as Parameters<typeof change>[0][];
    change(copy[2] ?? { options: [] });
    return pack(copy);
  };

  it.each([
    ['data.2.text', broken((draft) => delete draft['text'])],
    ['data.2.options', broken((draft) => Object.assign(draft, { options: 'Asha Secret' }))],
    ['data.2.options.1.points', broken(({ options }) => Object.assign(options[1] ?? {}, { points: 'Asha Secret' }))],
    ['data.2.options.0', broken(({ options }) => void options.splice(0, 1, null as never))],
    ['data', pack({ 0: 'Asha Secret' })],
    ['data', gzipSync('["Asha Secret')],
    ['data', new TextEncoder().encode('Asha Secret')],
  ])('fails with the item’s key and the field %s, and quotes none of its content', (field, data) => {
    expect(() => read(data)).toThrow(`The item BANK#hash / FULL#000 has no valid ${field}.`);
    expect(() => read(data)).not.toThrow('Secret');
  });
});
