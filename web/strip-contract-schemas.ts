import type { Plugin, Rolldown } from 'vite';

const mark = '?stripped';
/** Admin pages validate input against the schemas before they send it. */
const usesSchemas = /\/web\/src\/features\/(bank|bank-upload|question-bank|reports|coupons)\//;
/** The schemas, and fields that only the API and its description use. */
const unusedParts = ['params', 'query', 'body', 'reply', 'summary', 'refusals', 'edgeSeconds'];

/**
 * Leaves the schemas out of the code that a candidate's browser loads. The API checks every request, and the site trusts its replies,
 * so the contract only needs method, path and access there: 9 kB less on the quiz route.
 */
export function stripContractSchemas(): Plugin {
  return {
    name: 'strip-contract-schemas',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer) return null;
      const isStripped = importer.endsWith(mark);
      const isSite = importer.includes('/web/src/') && !usesSchemas.test(importer);
      const isContract = source.startsWith('#functions/contract/') || (isStripped && source.startsWith('./'));
      if (!isContract || !(isStripped || isSite)) return null;
      const from = isStripped ? importer.slice(0, -mark.length) : importer;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}${mark}`, moduleSideEffects: false };
    },
    transform: {
      order: 'post',
      handler(code, id) {
        return id.endsWith(mark) ? { code: withoutSchemas(code, this.parse(code)), map: null } : null;
      },
    },
  };
}

type Cut = [start: number, end: number, text: string];
type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Removes the schemas from every operation; the bundler may then drop whatever only they use. */
function withoutSchemas(code: string, program: ReturnType<Rolldown.PluginContext['parse']>): string {
  const cuts: Cut[] = [];
  for (const declaration of declarationsOf(program as unknown as Node)) {
    const made = declaration.init as Node | null;
    // A schema, an operation, or a record of schemas that several operations share.
    if (made?.type !== 'CallExpression' && made?.type !== 'ObjectExpression') continue;
    const [description] = made.type === 'CallExpression' ? (made.arguments as Node[]) : [];
    if ((made.callee as Node | undefined)?.name === 'endpoint' && description) cuts.push(...schemasIn(description));
    cuts.push([made.start, made.start, '/* @__PURE__ */ (() => ('], [made.end, made.end, '))()']);
  }
  return cuts
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end, instead]) => text.slice(0, start) + instead + text.slice(end), code);
}

function declarationsOf(program: Node): Node[] {
  return (program.body as Node[]).flatMap((statement) => {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement;
    return declaration?.type === 'VariableDeclaration' ? (declaration.declarations as Node[]) : [];
  });
}

function schemasIn(description: Node): Cut[] {
  return (description.properties as Node[])
    .filter(({ type, key }) => type === 'Property' && unusedParts.includes((key as { name?: string }).name ?? ''))
    .map(({ value }) => [(value as Node).start, (value as Node).end, 'undefined']);
}
