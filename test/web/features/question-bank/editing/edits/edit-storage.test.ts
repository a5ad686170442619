// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noEdits, withAddition } from '#web/features/question-bank/editing/edits/bank-edits.ts';
import { isStored, readEdits, writeEdits } from '#web/features/question-bank/editing/edits/edit-storage.ts';
import { editsKey } from '#web/lib/admin/bank-edits-key.ts';
import { makeDraft } from '#test/web/features/question-bank/support/fake-admin-api.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const base = { version: 3, pages: 2 };
const edits = withAddition(noEdits, 'a', makeDraft('Four'));

describe('edits in the browser storage', () => {
  it('are stored by person and quiz', () => {
    writeEdits(editsKey('asha', 1), { base, edits });
    expect(isStored(editsKey('asha', 1))).toBe(true);
    expect(readEdits(editsKey('asha', 1))).toEqual({ base, edits });
    expect(readEdits(editsKey('asha', 2))).toBeUndefined();
    expect(readEdits(editsKey('ravi', 1))).toBeUndefined();
  });

  it('are removed when there are none', () => {
    const key = editsKey('asha', 1);
    writeEdits(key, { base, edits });
    writeEdits(key, { base, edits: noEdits });
    expect(localStorage.length).toBe(0);
  });

  it.each(['{', 'null', '{"edits":{}}', '{"base":{"version":1},"edits":{"edited":{},"deleted":{}}}'])(
    'are ignored if the stored value is %s',
    (json) => {
      localStorage.setItem(editsKey('asha', 1), json);
      expect(readEdits(editsKey('asha', 1))).toBeUndefined();
    },
  );

  it('stay in memory when the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const key = editsKey('asha', 1);
    writeEdits(key, { base, edits });
    expect(isStored(key)).toBe(false);
    expect(readEdits(key), 'while the page lasts').toEqual({ base, edits });
    writeEdits(key, { base, edits: noEdits });
    expect(readEdits(key)).toBeUndefined();
  });
});
