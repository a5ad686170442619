import { broken, type Mutation } from './mutation.ts';

const pdf = (file: string) => `functions/adapters/pdf/${file}.ts`;
const by = (...files: string[]) => files.map((file) => `test/functions/adapters/pdf/${file}.test.ts`);

/** Breaks of how a report's pages are set. */
export const pageMutations: Mutation[] = [
  broken(
    'a section is set closer where that saves a page',
    pdf('paginate'),
    'if (way.page < plain.page) return',
    'if (way.page < 0) return',
    by('paginate'),
  ),
  broken(
    'what stays together stands on one page',
    pdf('paginate'),
    'if (piece.keep) continue;',
    '',
    by('paginate', 'people-pages'),
  ),
  broken(
    'a table that goes on has its head again',
    pdf('paginate'),
    'y += y === paper.top ? (piece.again?.height ?? 0) : piece.above;',
    'y += y === paper.top ? 0 : piece.above;',
    by('paginate'),
  ),
  broken(
    'no word is fused with the one on the next line',
    pdf('typeset'),
    'return `${line} `;\n  });',
    'return line;\n  });',
    by('tags'),
  ),
  broken(
    'Devanagari is read in the order of its letters',
    pdf('logical-order'),
    'const isInOrder = !syllable.test(part) ||',
    'const isInOrder = letters.length > 0 ||',
    by('tags'),
  ),
  broken(
    'an emoji is left out of a name',
    pdf('printable'),
    "if (!isCovered(base)) return '';",
    "if (!isCovered(base)) return '?';",
    by('printable'),
  ),
  broken(
    'a name of nothing that can be printed is no name',
    pdf('printable'),
    'return /[\\p{L}\\p{N}]/u.test(text) ? text : undefined;',
    'return text;',
    by('printable'),
  ),
  broken(
    'labels around a profile do not touch',
    pdf('blocks/spoke-labels'),
    'free = top + height + gap;',
    'free = top;',
    by('spoke-labels'),
  ),
  broken(
    'a chart has the alternative text of its block',
    pdf('blocks/scales'),
    "openTag(pdf, tree, 'Figure', { alt })",
    "openTag(pdf, tree, 'Figure', { alt: caption })",
    by('tags'),
  ),
  broken(
    'a short page is opened up',
    pdf('open-up'),
    'added += (spaces[index] ?? 0) * growth;',
    'added += 0;',
    by('open-up'),
  ),
  broken(
    'the words of a script from the right stand in its order',
    pdf('logical-order'),
    'fromTheRight.test(part) ? font.layoutRun(part) : font.layout(part)',
    'font.layout(part)',
    by('font-runs'),
  ),
  broken(
    'a name of one alphabet is in one font',
    pdf('font-runs'),
    'if (whole && !isRtl(whole)) return',
    "if (whole === 'regular') return",
    by('font-runs'),
  ),
  broken(
    'a mark without a place on its letter stops no report',
    pdf('set-font'),
    'if (base) apply(mark, base, baseIndex);',
    'apply(mark, base, baseIndex);',
    by('font-runs'),
  ),
  broken(
    'a word that was shaped in another file reads as in a new process',
    pdf('shaped-words'),
    'for (const { id, reading } of asked)',
    'for (const { id, reading } of [] as Asked[])',
    by('shaped-words'),
  ),
  broken(
    'a word with readings of its own file is not kept',
    pdf('shaped-words'),
    'isAsAsked &&= areEqual(glyph.codePoints, reading);',
    '',
    by('shaped-words'),
  ),
  broken(
    'a kept word is not used where it reads differently',
    pdf('shaped-words'),
    'if (!areEqual(font.getGlyph(id, reading).codePoints, reading)) return undefined;',
    'font.getGlyph(id, reading);',
    by('shaped-words'),
  ),
  broken(
    'kept words are limited',
    pdf('shaped-words'),
    'if (oldest !== undefined) words.delete(oldest);',
    '',
    by('shaped-words'),
  ),
];
