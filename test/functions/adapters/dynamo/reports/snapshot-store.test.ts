import { beforeAll, describe, expect, it } from 'vitest';
import { snapshotStore } from '#functions/adapters/dynamo/reports/snapshot-store.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import type { ResponseQuality } from '#functions/domain/reports/quality/response-quality.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { reportTemplate } from '#functions/domain/reports/document/report-template.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import { reportDocument } from '#functions/usecases/reports/report-document.ts';
import { failFirst, hold, writesTo } from '#test/support/faults.ts';
import { endedAttempt, erase, makeOutside } from '#test/support/make-account.ts';
import { another, makeEngine, type Engine } from '#test/support/engine/make-engine.ts';
import { noise } from '#test/support/noise.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 8 });
});

/** What a report says, and so much beside it that it takes several items. */
async function large(seed?: number) {
  const { userId, attemptId } = await endedAttempt(engine);
  const id = { userId, attemptId };
  const delivery = await engine.ports.deliveries.find(id);
  const snapshots = {
    ...engine.ports.snapshots,
    find: async () => undefined,
    keep: async (_: unknown, made: NonNullable<Made>) => made,
  };
  type Made = Awaited<ReturnType<typeof reportDocument>>;
  const made = delivery && (await reportDocument({ ...engine.ports, snapshots }, delivery));
  if (!made) throw new Error('There is no report.');
  const quality = { rules: 1, tier: 'good' as const, reasons: [] };
  const withText = (text: string) => ({
    ...made,
    sections: [...made.sections, { id: 'method' as const, title: 'Long', blocks: [{ kind: 'text' as const, text }] }],
  });
  return { id, made, withText, document: withText(noise(400_000, seed)), about: { endedAt: made.endedAt, quality } };
}

const itemsOf = ({ userId }: { userId: string }) => engine.items(userId, 'REPORT#');

describe('a report document that does not fit into one item', () => {
  it('is stored in parts below the item limit, with the expiry of its result', async () => {
    const { id, document, about } = await large();
    expect(await engine.ports.snapshots.keep(id, document, about)).toEqual(document);
    expect(await snapshotStore(another(engine).table).find(id)).toEqual(document);
    expect(await engine.ports.snapshots.qualities([id])).toEqual([about.quality]);
    const items = await itemsOf(id);
    expect(items.length).toBeGreaterThan(3);
    for (const { ttl, content } of items) {
      expect(ttl).toBe(expiryOf(about.endedAt));
      if (content !== undefined) expect((content as Uint8Array).byteLength).toBeLessThan(400_000);
    }
  });

  it('two documents stored at once: one of them is stored whole, and both callers get that one', async () => {
    const { id, document, withText, about } = await large();
    const other = withText(noise(400_000, 7));
    const kept = await Promise.all(
      [document, other].map((made) => snapshotStore(another(engine).table).keep(id, made, about)),
    );
    const found = await engine.ports.snapshots.find(id);
    expect(kept).toEqual([found, found]);
    expect([document, other]).toContainEqual(found);
  });

  it('the document that is complete first stays, even if a slower write continues', async () => {
    const { id, document, withText, about } = await large();
    const slow = another(engine);
    const gate = hold(slow.table, writesTo('#001'));
    const keeping = slow.ports.snapshots.keep(id, document, about);
    await gate.reached;
    const first = withText(noise(400_000, 7));
    expect(await engine.ports.snapshots.keep(id, first, about)).toEqual(first);
    gate.release();
    expect(await keeping).toEqual(first);
    expect(await engine.ports.snapshots.find(id)).toEqual(first);
  });

  it('is not found until all parts are stored, and a retry completes it', async () => {
    const { id, document, about } = await large();
    const unlucky = another(engine);
    failFirst(unlucky.table, writesTo(`#${'0'.repeat(2)}2`), () => new Error('The connection was reset.'), 1);
    await expect(unlucky.ports.snapshots.keep(id, document, about)).rejects.toThrow('reset');
    expect(await engine.ports.snapshots.find(id)).toBeUndefined();
    expect(await engine.ports.snapshots.keep(id, document, about)).toEqual(document);
    expect(await engine.ports.snapshots.find(id)).toEqual(document);
  });

  it('is replaced by a document of a newer template', async () => {
    const { id, document, made, withText, about } = await large();
    await engine.ports.snapshots.keep(id, { ...document, template: 1 }, about);
    const newer = { ...withText(noise(400_000, 9)), template: reportTemplate };
    expect(await engine.ports.snapshots.keep(id, newer, { ...about, replaces: 1 })).toEqual(newer);
    expect(await engine.ports.snapshots.find(id)).toEqual(newer);
    // One that fits into an item again.
    const newest = { ...made, template: reportTemplate + 1 };
    await engine.ports.snapshots.keep(id, newest, { ...about, replaces: reportTemplate });
    expect(await engine.ports.snapshots.find(id)).toEqual(newest);
  });

  it('is erased with its account, even while its parts are being written', async () => {
    for (const isMeanwhile of [false, true]) {
      const { id, document, about } = await large();
      const slow = another(engine);
      const gate = hold(slow.table, writesTo('#001'));
      const keeping = slow.ports.snapshots.keep(id, document, about);
      await gate.reached;
      if (!isMeanwhile) gate.release();
      if (!isMeanwhile) await keeping;
      await erase(engine, makeOutside(), id.userId);
      gate.release();
      if (isMeanwhile) expect(await keeping).toBeUndefined();
      expect((await engine.items(id.userId, '')).map(({ sk }) => sk as string)).toEqual(['PROFILE']);
    }
  });

  it('is not loaded when the account is read', async () => {
    const { id, document, about } = await large();
    await engine.ports.snapshots.keep(id, document, about);
    const reader = another(engine);
    let bytes = 0;
    reader.table.db.middlewareStack.add(
      (next) => async (args) => {
        const reply = await next(args);
        bytes += JSON.stringify(reply.output).length;
        return reply;
      },
      { step: 'initialize' },
    );
    const { deliveries, attempts, profile } = await reader.ports.people.read(id.userId);
    expect([deliveries, attempts]).toMatchObject([[id], [{ userId: id.userId }]]);
    expect(profile).toMatchObject({ userId: id.userId });
    expect(bytes).toBeGreaterThan(100);
    expect(bytes).toBeLessThan(20_000);
  });
});

describe('a malformed report document', () => {
  const wrong = { kind: 'text', text: ['Asha Secret'] };

  it('fails with key and field, stored in one item or in parts', async () => {
    for (const isLarge of [false, true]) {
      const { id, made, document, about } = await large();
      const { sections } = isLarge ? document : made;
      const broken = { ...made, sections: [...sections, { id: 'method', title: 'Broken', blocks: [wrong] }] };
      const { pk, sk } = keys.report(id.userId, id.attemptId);
      const keeping = engine.ports.snapshots.keep(id, broken as unknown as ReportDocument, about);
      const words = `The item ${pk} / ${sk} has no valid content.sections.${sections.length}.blocks.0.text.`;
      await expect(keeping).rejects.toThrow(words);
      await expect(engine.ports.snapshots.find(id)).rejects.toThrow(words);
      await expect(engine.ports.snapshots.find(id)).rejects.not.toThrow('Secret');
    }
  });

  it('a malformed response quality fails only reads of the quality', async () => {
    const { id, made, about } = await large();
    const quality = { ...about.quality, reasons: [{ code: 'scattered', values: { variance: null }, text: '' }] };
    await engine.ports.snapshots.keep(id, made, { ...about, quality: quality as unknown as ResponseQuality });
    const words = 'has no valid quality.reasons.0.values.variance.';
    await expect(engine.ports.snapshots.qualities([id])).rejects.toThrow(words);
    expect(await engine.ports.snapshots.find(id)).toEqual(made);
  });
});
