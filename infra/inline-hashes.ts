import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands inline in the documents of a site, as sources of its security policy. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

export const nothingInline: InlineHashes = { scripts: [], styles: [] };

/** The hashes of all scripts and style sheets that stand inline in the documents of a built site; none before it is built. */
export function inlineHashes(folder: string): InlineHashes {
  if (!existsSync(folder)) return nothingInline;
  const documents = readdirSync(folder).filter((name) => name.endsWith('.html'));
  return hashesIn(documents.map((name) => readFileSync(join(folder, name), 'utf8')));
}

/** The hashes of what stands inline in these documents. */
export function hashesIn(documents: readonly string[]): InlineHashes {
  const elements = documents.flatMap(inlineElements);
  const hashesOf = (tag: InlineElement['tag']) =>
    [...new Set(elements.filter((element) => element.tag === tag).map(({ text }) => hashSource(text)))].sort();
  return { scripts: hashesOf('script'), styles: hashesOf('style') };
}

interface InlineElement {
  tag: 'script' | 'style';
  text: string;
}

function inlineElements(html: string): InlineElement[] {
  const elements = html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs);
  return [...elements]
    .filter(([, tag, attributes = '']) => tag === 'style' || isInlineCode(attributes))
    .map(([, tag, , text = '']) => ({ tag: tag === 'style' ? tag : 'script', text }));
}

/** Data for search engines is no code, and no policy is asked about it. */
function isInlineCode(attributes: string): boolean {
  const [, type = 'module'] = /\stype="([^"]*)"/.exec(attributes) ?? [];
  return !/\ssrc=/.test(attributes) && /^(module|text\/javascript)$/.test(type);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
