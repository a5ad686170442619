import { describe, expect, inject, it } from 'vitest';
import { checkSite } from '#infra/smoke/check-site.ts';

describe('the smoke test', () => {
  it('finds nothing wrong with the whole cloud', async () => {
    expect(await checkSite({ origin: inject('siteOrigin') })).toEqual([]);
  });
});
