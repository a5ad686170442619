import { describe, expect, it } from 'vitest';
import { checkSite } from '#infra/check-site.ts';
import { cloud } from '#test/e2e/support/cloud.ts';

describe('the smoke test', () => {
  it('finds nothing wrong with the whole cloud', async () => {
    expect(await checkSite({ origin: cloud().origin })).toEqual([]);
  });
});
