import { JSDOM } from 'jsdom';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineHashes } from '#infra/inline-hashes.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { type BuiltSite, buildSite } from '#test/support/built-site.ts';

/** CloudFront's limit for a header's value, minus the stage's own addresses, which take up to 400 characters. */
const longestPolicy = 1_783 - 400;

let site: BuiltSite;
let documents: Document[];
beforeAll(async () => {
  site = await buildSite();
  const names = readdirSync(site.folder).filter((name) => name.endsWith('.html'));
  documents = names.map((name) => new JSDOM(site.read(name)).window.document);
}, 120_000);
afterAll(() => site.remove());

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (folder: string) =>
  securityHeaders({ connect: [], images: [], inline: inlineHashes(folder) })['content-security-policy'];
const hashesIn = (policy: string, directive: string) =>
  (policy.split('; ').find((rule) => rule.startsWith(`${directive} `)) ?? '')
    .split(' ')
    .filter((source) => source.startsWith("'sha256-"));

/** The hashes of all inline elements, as a browser would find them. */
const inline = (selector: string): string[] =>
  [
    ...new Set(
      documents.flatMap((each) => [...each.querySelectorAll(selector)]).map(({ textContent }) => hashOf(textContent)),
    ),
  ].sort();

describe('the policy of the built site', () => {
  it('the policy has exactly the hashes of the inline scripts', () => {
    const scripts = inline('script:not([src]):not([type="application/ld+json"])');
    expect(scripts).toHaveLength(1);
    expect(hashesIn(policyOf(site.folder), 'script-src')).toEqual(scripts);
  });

  it('the policy has exactly the hashes of the inline styles', () => {
    const styles = inline('style');
    expect(styles.length).toBeGreaterThan(0);
    expect(hashesIn(policyOf(site.folder), 'style-src')).toEqual(styles);
  });

  it('the policy allows no inline handlers or style attributes, and no document has any', () => {
    expect(policyOf(site.folder)).not.toContain('unsafe');
    const elements = documents.flatMap((each) => [...each.querySelectorAll('*')]);
    const attributes = new Set(elements.flatMap((element) => element.getAttributeNames()));
    expect([...attributes].filter((attribute) => attribute === 'style' || attribute.startsWith('on'))).toEqual([]);
  });

  it('the policy is short enough for CloudFront', () => {
    // It has the hashes of two releases.
    const policy = policyOf(site.folder);
    const hashes = [...hashesIn(policy, 'script-src'), ...hashesIn(policy, 'style-src')];
    expect(policy.length + ` ${hashes.join(' ')}`.length).toBeLessThanOrEqual(longestPolicy);
  });
});

describe('inlineHashes', () => {
  it('the hashes cover inline scripts and styles, not files or data', () => {
    const folder = mkdtempSync(join(tmpdir(), 'truein-inline-'));
    const write = (html: string) => writeFileSync(join(folder, 'index.html'), html);
    write(
      '<style data-a="b">p{}</style><script src="/a.js"></script><script type="application/ld+json">{}</script>' +
        '<script type="module" data-src="x">a()</script><script>b(\n)</script>',
    );
    expect(inlineHashes(folder)).toEqual({
      styles: [hashOf('p{}')],
      scripts: [hashOf('a()'), hashOf('b(\n)')].sort(),
    });
    write('<style>q{}</style>');
    expect(inlineHashes(folder)).toEqual({ styles: [hashOf('q{}')], scripts: [] });
    rmSync(folder, { recursive: true });
  });

  it('a missing folder has no hashes', () => {
    expect(inlineHashes(join(tmpdir(), 'truein-no-such-folder'))).toEqual({ styles: [], scripts: [] });
  });
});
