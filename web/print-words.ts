import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

// `npm run words`: prints every sentence that a person can meet, by screen, and those of the report by file. `npm run words quiz` prints
// those of the modules whose path has “quiz” in it.
const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['web/src/lib/words', 'web/src/features/legal', 'functions/domain/words', 'functions/domain/reports'];
const modules = folders.flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /(words|sections|template).*\.ts$|\.md$/.test(file))
    .toSorted(),
);

/** The sentences in a piece of code with the names that lead to them; `{name}` stands for what is inserted. */
function sentencesIn(node: ts.Node, path: string[]): string[] {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return [];
  if (ts.isStringLiteralLike(node)) return lineOf(path, node.text);
  if (ts.isTemplateExpression(node)) {
    const inserted = node.templateSpans.flatMap(({ expression, literal }) => [
      `{${expression.getText()}}`,
      literal.text,
    ]);
    const nested = node.templateSpans.flatMap(({ expression }) => sentencesIn(expression, path));
    return [...lineOf(path, [node.head.text, ...inserted].join('')), ...nested];
  }
  const isNamed = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isPropertyAssignment(node);
  const below = isNamed && node.name ? [...path, node.name.getText()] : path;
  return node
    .getChildren()
    .filter((child) => !isNamed || child !== node.name)
    .flatMap((child) => sentencesIn(child, below));
}

const lineOf = (path: string[], text: string): string[] =>
  /\p{L}{2}/u.test(text) ? [`  ${path.join('.')}: ${text}`] : [];

for (const module of modules) {
  if (!module.includes(process.argv[2] ?? '')) continue;
  const text = readFileSync(`${root}/${module}`, 'utf8');
  const [, screen = module] = /^\/\*\* (.*?) \*\/\n/.exec(text) ?? [];
  console.log(`\n## ${screen} (${module})`);
  if (module.endsWith('.md')) console.log(text);
  else
    for (const line of sentencesIn(ts.createSourceFile(module, text, ts.ScriptTarget.Latest, true), []))
      console.log(line);
}
