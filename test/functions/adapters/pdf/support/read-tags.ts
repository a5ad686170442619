import { getDocumentProxy } from 'unpdf';
import { readOperators, type Page } from './read-operators.ts';

/** An element of a file's tree with what stands in it and in its children. */
export interface TagRead {
  role: string;
  alt?: string;
  text: string;
  parents: string[];
}

interface Node {
  role?: string;
  alt?: string;
  children?: (Node | { type: string; id: string })[];
}

const isNode = (child: Node | { type: string; id: string }): child is Node => 'role' in child;

/** The elements of each page in the order of the tree; one that goes over pages is there for each of them. */
export async function readTags(file: Uint8Array): Promise<TagRead[][]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages: TagRead[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const texts = await textsOf(page);
    const read: TagRead[] = [];
    const walk = (node: Node, parents: string[]): string => {
      const role = node.role ?? '';
      const own: TagRead = { role, text: '', parents, ...(node.alt !== undefined && { alt: node.alt }) };
      read.push(own);
      const parts = (node.children ?? []).map((child) =>
        isNode(child) ? walk(child, [...parents, role]) : (texts.get(Number(/_mc(\d+)$/.exec(child.id)?.[1])) ?? ''),
      );
      own.text = parts.join('');
      return own.text;
    };
    const tree: Node | null = await page.getStructTree();
    if (tree) walk(tree, []);
    pages.push(read);
  }
  return pages;
}

/** What the glyphs of each marked content read, spaces included: pdf.js's own texts leave those at the end of a line out. */
async function textsOf(page: Page): Promise<Map<number, string>> {
  const texts = new Map<number, string>();
  let open: number | undefined;
  for (const { name, args } of await readOperators(page)) {
    if (name === 'endMarkedContent') open = undefined;
    if (name === 'beginMarkedContentProps') open = typeof args[1] === 'number' ? args[1] : undefined;
    if (name === 'showText' && open !== undefined) texts.set(open, (texts.get(open) ?? '') + readingOf(args[0]));
  }
  return texts;
}

function readingOf(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return '';
  return glyphs
    .map((glyph: unknown) =>
      typeof glyph === 'object' && glyph && 'unicode' in glyph && typeof glyph.unicode === 'string'
        ? glyph.unicode
        : '',
    )
    .join('');
}
