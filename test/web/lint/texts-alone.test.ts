import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { textsAlone } from '../../../web/lint/texts-alone.js';

const file = 'screen.tsx';
const given = `
  interface ReactElement { props: object }
  interface ReactPortal extends ReactElement { key: string }
  type ReactNode = string | number | bigint | boolean | ReactElement | ReactPortal | null | undefined;
  declare namespace JSX {
    type Element = ReactElement;
    interface IntrinsicElements { [name: string]: object }
  }
  declare const on: boolean, count: number, name: string, nameOrNot: string | undefined, names: string[];
  declare const child: ReactNode, icon: ReactElement;
`;

/** The rule's complaints about an element. */
function complaintsAt(element: string): (string | undefined)[] {
  const code = `${given} const screen = ${element};`;
  const options: ts.CompilerOptions = { jsx: ts.JsxEmit.Preserve, strict: true, lib: ['lib.es2023.d.ts'], types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === file
      ? ts.createSourceFile(path, code, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX)
      : getSourceFile(path, ...rest);
  const programs = [ts.createProgram([file], options, host)];
  const messages = new Linter().verify(
    code,
    {
      files: ['**/*.tsx'],
      languageOptions: { parser: tseslint.parser as Linter.Parser, parserOptions: { programs } },
      plugins: { translation: { rules: { 'texts-alone': textsAlone } } },
      rules: { 'translation/texts-alone': 'error' },
    },
    file,
  );
  return messages.map(({ messageId, message }) => messageId ?? message);
}

it.each([
  ['a number before a text', '<p>{count}% complete</p>', ['dynamic']],
  ['a text on a condition beside a text', "<p>{on && 'yes'} or no</p>", ['dynamic']],
  ['two texts on a condition', "<p>{on && 'yes'}{!on && 'no'}</p>", ['dynamic', 'dynamic']],
  ['a text that may be absent beside an element', '<p><b />{nameOrNot}</p>', ['dynamic']],
  ['a text or an element beside an element', "<p><b />{on ? 'yes' : <i />}</p>", ['dynamic']],
  ['a list of texts', '<p>{names}</p>', ['dynamic']],
  ['an element on a condition before a text', '<p>{on && <b />}text</p>', ['beside']],
  ['an element on a condition beside a space', "<p>{on && <b />}{' '}<i /></p>", ['beside']],
  ['a node of another component beside a text', '<p>text {child}</p>', ['beside']],
  ['a list of elements beside a text', '<p>text {names.map((each) => <b />)}</p>', ['beside']],
  ['a text in a fragment', '<p>{on && <>text <b /></>}</p>', ['fragment']],
  ['a changing text in a fragment', '<p>{on && <>{name}</>}</p>', ['dynamic']],
])('the rule refuses %s', (_what, element, expected) => {
  expect(complaintsAt(element)).toEqual(expected);
});

it.each([
  ['a template string', '<p>{`${count}% complete`}</p>'],
  ['a text that is all its element has', "<p>{on && 'yes'}</p>"],
  ['a number in an element of its own', '<p>Discount <b>{count}</b> percent</p>'],
  ['elements between lines', '<div>\n  {on && <b />}\n  <i />\n  {/* a comment */}\n</div>'],
  ['a condition that leaves nothing else', "<p>{name !== '' && name.length > 0 && <b />}<i /></p>"],
  ['a constant space between elements', "<p><b />{' '}<i /></p>"],
  ['an element that is always there', '<p>{icon} text</p>'],
  ['nodes of another component', '<div>{child}<b />{child}</div>'],
])('the rule accepts %s', (_what, element) => {
  expect(complaintsAt(element)).toEqual([]);
});
