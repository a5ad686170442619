import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltSite, buildSite } from '#test/support/built-site.ts';
import { newerInScript, newerInStyles } from '#test/support/newer-features.ts';

// The built files are looked at, because packages and style tools add code of their own.

/** Methods that packages call after they have asked for them, and those of their own that have the name of a newer one. */
const scriptsMay = new Set([
  // canvas-confetti, Radix and React ask first.
  ...['OffscreenCanvas', '.checkVisibility', '.startViewTransition', '.intercept'],
  // React, Amplify, zod, SheetJS, Papa Parse and the site call methods of their own so.
  ...['.complete', '.drop', '.escape', '.frame', '.info', '.read', '.restore', '.transform', '.use', '.when'],
]);

/** Radix’s tabs sort a dictionary of their own. */
const mayCall = (name: string, file: string) =>
  scriptsMay.has(name) || (name === '.toSorted' && file.startsWith('assets/tabs-'));

/** What an older browser leaves out without harm. */
const stylesMay: Record<string, string> = {
  ':details-content': 'a closed table is not printed',
  ':open': 'Tailwind writes it in an :is(), which forgives what it does not know',
  ':popover-open': 'as :open',
  '@container': 'drawings keep their narrow layout; where the assessment needs one, a media query does the same',
  '@media forced-colors': 'Safari has no forced colours',
  '@media scripting': 'the fonts load a little earlier',
  '@page': 'the paper has the browser’s own margins',
  '@property': 'Tailwind sets the same values in a rule for these browsers',
  'break-after: avoid': 'a page may break after a heading',
  'break-before: avoid': 'a page may break before a list',
  'container-type': 'as @container',
  'content-visibility': 'a closed table is not printed',
  orphans: 'a page may end with one line of a paragraph',
  'overflow-anchor': 'a table may jump while rows load',
  'overflow-clip-margin': 'a shadow is cut',
  'overflow: clip': 'the box is hidden by its parent, too',
  'overscroll-behavior': 'the page scrolls on at the end of a box',
  page: 'a part of the report starts on the same page',
  'place-items: start': 'Safari knows start for each axis, and reads the shorthand',
  'print-color-adjust: exact': 'the sheet has the prefixed property, too',
  'scrollbar-gutter': 'the question moves by the width of a scrollbar',
  'text-size-adjust': 'the sheet has the prefixed property, too',
  'text-wrap': 'lines break less evenly',
  'user-select: all': 'an address is selected by hand',
  widows: 'a page may begin with one line of a paragraph',
};

for (const [selector, harm] of Object.entries({
  ':checked': 'the mark of the choice shows it',
  ':focus-visible': 'the mark has an outline',
  '[aria-invalid=true]': 'the words below say it',
  '.backdrop': 'the page behind a dialog scrolls',
  '[data-report]': 'the report is printed larger',
  ':is(details[open])': 'a heading is printed without its closed answers',
  '+:not(p,h3)': 'a page may break after a heading',
  '>.tabular-nums': 'a number stands closer to the edge',
  ':is(p:empty)': 'an empty line keeps its height',
  'p:empty': 'an empty line keeps its height',
  '[role=alert]': 'an empty line keeps its height',
}))
  stylesMay[`:has(${selector})`] = harm;

let site: BuiltSite;
let files: string[];
beforeAll(async () => {
  site = await buildSite();
  files = readdirSync(site.folder, { recursive: true }).map(String);
}, 120_000);
afterAll(() => site.remove());

function findingsIn(
  kind: string,
  newerIn: (text: string) => Set<string>,
  may: (name: string, file: string) => boolean,
): string[] {
  const looked = files.filter((file) => file.endsWith(kind));
  expect(looked).not.toEqual([]);
  return looked.flatMap((file) =>
    [...newerIn(site.read(file))].filter((name) => !may(name, file)).map((name) => `${file}: ${name}`),
  );
}

it('the built scripts call nothing that Chrome 100, Safari 15.4 or Firefox 100 lacks', () => {
  expect(findingsIn('.js', newerInScript, mayCall)).toEqual([]);
});

it('the built styles use nothing without a fallback that Chrome 100, Safari 15.4 or Firefox 100 lacks', () => {
  expect(findingsIn('.css', newerInStyles, (name) => name.replace(/_[\w-]+(?=\))/, '') in stylesMay)).toEqual([]);
});

it.each([
  ['a method', 'rows.toSorted()', '.toSorted'],
  ['a function of an object', 'AbortSignal.any([])', 'AbortSignal.any'],
  ['an object', 'new URLPattern("/a")', 'URLPattern'],
  ['an object in a namespace', 'new Intl.Segmenter()', '.Segmenter'],
  ['a lookbehind', '/(?<=a)b/', 'lookbehind'],
  ['a lookbehind that the build wrote as a text', 'RegExp("(?<!a)b", "u")', 'lookbehind'],
])('the check finds %s in a script', (_what, code, name) => {
  expect([...newerInScript(code)]).toEqual([name]);
});

it.each([
  ['a unit', '.a { height: 100dvh }', 'dvh'],
  ['a property', '.a { text-wrap: balance }', 'text-wrap'],
  ['a value', '.a { grid-template-columns: subgrid }', 'grid-template-columns: subgrid'],
  ['a colour', '.a { color: oklch(0.5 0.1 20) }', 'oklch()'],
  ['a selector', '.a:has(> b) { color: red }', ':has(>b)'],
])('the check finds %s in styles', (_what, sheet, name) => {
  expect([...newerInStyles(sheet)]).toEqual([name]);
});

it.each([
  ['an older value before it', '.a { height: 100vh; height: 100dvh }'],
  ['a query for it', '@supports (height: 1dvh) { .a { height: 100dvh } }'],
])('the check accepts a newer value with %s', (_what, sheet) => {
  expect([...newerInStyles(sheet)]).toEqual([]);
});
