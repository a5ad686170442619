import browserData from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, SupportStatement } from '@mdn/browser-compat-data';
import { generate, parse, walk } from 'css-tree';
import { parseAst } from 'vite';

// MDN's data say which browser has what: https://github.com/mdn/browser-compat-data
const { api, css, javascript } = browserData as unknown as {
  api: Features;
  css: Record<'properties' | 'at-rules' | 'selectors' | 'types', Features>;
  javascript: Record<'builtins', Features>;
};
const oldest = { chrome: 100, safari: 15.4, firefox: 100 };

interface Feature {
  __compat?: CompatStatement;
}
/** Features by name; a feature may have further ones below it. */
interface Features {
  [name: string]: Feature & Features;
}

/** Interfaces of the DOM whose members are looked for. The names of others, such as GPUBuffer.destroy, are too common. */
const interfaces =
  /^(Abort\w+|Blob|Broadcast\w+|Cache\w*|Clipboard\w*|Crypto|CSS|Document|DOM\w+|Element|\w*Event|EventTarget|File|FormData|Headers|HTML(Button|Dialog|Form|Input|Media|Select)?Element|IDB\w+|LockManager|Node\w*|Permissions|Range|Request|Response|Selection|Storage|SubtleCrypto|Text\w+|URL\w*|Window)$/;

type Support = Partial<Record<string, SupportStatement>>;

/** Whether one of the oldest browsers lacks a feature without a prefix. */
function isNewer({ support }: CompatStatement, text = '', name = ''): boolean {
  return Object.entries(oldest).some(([browser, version]) => {
    const has = [(support as Support)[browser] ?? []].flat();
    return !has.some(({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) => {
      if (typeof added !== 'string' || flags || other) return false;
      if (prefix && !text.includes(`${prefix}${name}`)) return false;
      const isOver = typeof removed === 'string' && Number.parseFloat(removed) <= version;
      return Number.parseFloat(added.replace('≤', '')) <= version && !isOver;
    });
  });
}

/** Names that only newer features have: an older feature of the same name on another object hides it. */
function onlyNewer(found: readonly (readonly [name: string, feature: Feature & Features])[]): Set<string> {
  const known = found.flatMap(([name, { __compat: compat }]) => (compat ? [{ name, newer: isNewer(compat) }] : []));
  const older = new Set(known.filter(({ newer }) => !newer).map(({ name }) => name));
  return new Set(known.map(({ name }) => name).filter((name) => !older.has(name)));
}

const isOurs = ([name]: readonly [string, Feature & Features]) => !name.startsWith('__');
const objects = [...Object.entries(javascript.builtins), ...Object.entries(api)].filter(isOurs);
const members = objects.flatMap(([object, it]) =>
  Object.entries(it)
    .filter((one) => isOurs(one) && one[0] !== object && !one[0].endsWith('_event'))
    .map(([name, feature]) => ({ object, name, feature })),
);
const isStatic = ({ name }: { name: string }) => name.endsWith('_static');
const newerObjects = onlyNewer(objects);
const newerStatics = onlyNewer(
  members.filter(isStatic).map(({ object, name, feature }) => [`${object}.${name.replace('_static', '')}`, feature]),
);
const newerMembers = onlyNewer(
  members
    .filter((one) => !isStatic(one) && (one.object in javascript.builtins || interfaces.test(one.object)))
    .map(({ name, feature }) => [name, feature]),
);

/** A node of a syntax tree, with its parts by name. */
interface Node extends Record<string, unknown> {
  type: string;
}

/** The objects, functions and syntax of a script that one of the oldest browsers lacks. */
export function newerInScript(code: string): Set<string> {
  const found = new Set<string>();
  const look = (node: Node): void => {
    const { callee } = node as { callee?: Node };
    // A method that is missing throws. A property that is missing is only undefined.
    if (callee?.type === 'MemberExpression') {
      const { object, property } = callee as unknown as Record<'object' | 'property', Node>;
      const name = String(property['name'] ?? property['value']);
      const ofObject = `${String(object['name'])}.${name}`;
      if (newerStatics.has(ofObject)) found.add(ofObject);
      else if (newerMembers.has(name)) found.add(`.${name}`);
    }
    const name = String(callee?.['name'] ?? (callee?.['property'] as Node | undefined)?.['name']);
    if (callee && newerObjects.has(name)) found.add(name);
    // The build may write a regular expression as a text.
    const { regex, value } = node as { regex?: { pattern: string; flags: string }; value?: unknown };
    if (/\(\?<[=!]/.test(regex?.pattern ?? (typeof value === 'string' ? value : ''))) found.add('lookbehind');
    if (regex?.flags.includes('v')) found.add('flag v');
    for (const part of Object.values(node).flat())
      if (part && typeof part === 'object' && 'type' in part) look(part as Node);
  };
  look(parseAst(code, { sourceType: 'module' } as never) as unknown as Node);
  return found;
}

const { properties, selectors } = css;
const atRules = css['at-rules'];
const colors = css.types['color'] ?? {};

/** The properties, values, rules and selectors of a style sheet that one of the oldest browsers lacks, and for which the sheet has no fallback. */
export function newerInStyles(sheet: string): Set<string> {
  const found = new Set<string>();
  const note = (name: string, feature: Feature | undefined, shown = name): boolean => {
    const isFound = feature?.__compat !== undefined && isNewer(feature.__compat, sheet, name);
    if (isFound) found.add(shown);
    return isFound;
  };
  walk(parse(sheet), function (node) {
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      note(`:${node.name}`, selectors[node.name], `:${generate(node).replace(/^:+/, '')}`);
    // A query asks the browser first. Descriptors of fonts and pages are no properties.
    if (/^(supports|font-face|page|property)$/.test(this.atrule?.name ?? '')) return;
    if (node.type === 'Atrule') note(`@${node.name}`, atRules[node.name]);
    if (node.type === 'Feature') note(`@${node.kind} ${node.name}`, atRules[node.kind]?.[node.name]);
    if (node.type === 'Function') note(`${node.name}()`, colors[node.name]);
    if (node.type !== 'Declaration' || /^-\w/.test(node.property)) return;
    const { property } = node;
    const value = generate(node.value);
    const before = this.block?.children.toArray() ?? [];
    const isSecond = before.slice(0, before.indexOf(node)).some((it) => 'property' in it && it.property === property);
    if (isSecond) return;
    if (/\d[dsl]v[hwib]\b/.test(value)) found.add('dvh');
    if (note(property, properties[property])) return;
    for (const [word, feature] of Object.entries(properties[property] ?? {}))
      if (new RegExp(`(^|[ ,(])${word}($|[ ,)])`).test(value)) note(`${property}: ${word}`, feature);
  });
  return found;
}
