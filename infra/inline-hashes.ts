import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes of the inline scripts and styles of a site's documents, as sources of its security policy. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

export const noInlineHashes: InlineHashes = { scripts: [], styles: [] };

/** Hashes of two releases: until a deploy has replaced all documents, browsers get those of the release before, too. */
export const withPrevious = (own: InlineHashes, previous: InlineHashes): InlineHashes => ({
  scripts: [...new Set([...own.scripts, ...previous.scripts])],
  styles: [...new Set([...own.styles, ...previous.styles])],
});

/** The hashes for the documents of a built site; none before it is built. */
export function inlineHashes(folder: string): InlineHashes {
  if (!existsSync(folder)) return noInlineHashes;
  const documents = readdirSync(folder).filter((name) => name.endsWith('.html'));
  return hashesIn(documents.map((name) => readFileSync(join(folder, name), 'utf8')));
}

/** The hashes for documents, given as HTML. */
export function hashesIn(documents: readonly string[]): InlineHashes {
  const elements = documents.flatMap((html) => [...html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)]);
  const hashesOf = (inline: typeof elements) =>
    [...new Set(inline.map(([, , , text = '']) => hashSource(text)))].sort();
  return {
    scripts: hashesOf(elements.filter(([, tag, attributes = '']) => tag === 'script' && isInlineCode(attributes))),
    styles: hashesOf(elements.filter(([, tag]) => tag === 'style')),
  };
}

/** The policy does not apply to JSON-LD, the data for search engines, because browsers do not run it. */
function isInlineCode(attributes: string): boolean {
  const [, type = 'module'] = /\stype="([^"]*)"/.exec(attributes) ?? [];
  return !/\ssrc=/.test(attributes) && /^(module|text\/javascript)$/.test(type);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
