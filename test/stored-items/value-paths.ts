/** A name that code knows. The keys of a map, like ids of questions and events, have other forms. */
const fieldName = /^[a-z][A-Za-z0-9]*$/;
/** A value of a fixed list of words, like `sent` or `coupon-created`. Texts have capitals, spaces or digits. */
const word = /^[a-z]+(-[a-z]+)*$/;
/** Somebody's id, which may look like a word in a test. */
const author = /\b(by|createdBy|updatedBy|publishedBy)$/;

/** The paths of all values in a value, with `*` for the key of a map and `[]` for a member of a list or set: `answers.*.optionId`. */
export function pathsOf(value: unknown, at = ''): Set<string> {
  const paths = new Set<string>();
  walk(value, at, (path) => paths.add(path));
  return paths;
}

/** What tells the shape of an item: its paths, and the words from fixed lists in it. */
export function shapeOf(value: unknown): string {
  const lines = new Set<string>();
  walk(value, '', (path, leaf) =>
    lines.add(typeof leaf === 'string' && word.test(leaf) && !author.test(path) ? `${path}=${leaf}` : path),
  );
  return [...lines].sort().join(' ');
}

/** The path of a part. */
export function stepTo(at: string, of: object, name: string): string {
  if (Array.isArray(of)) return `${at}[]`;
  const step = fieldName.test(name) ? name : '*';
  return at === '' ? step : `${at}.${step}`;
}

function walk(value: unknown, at: string, visit: (path: string, leaf: unknown) => void): void {
  if (value === undefined) return;
  if (value instanceof Set || Array.isArray(value)) {
    visit(at, undefined);
    for (const one of value) walk(one, `${at}[]`, visit);
  } else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
    if (at !== '') visit(at, undefined);
    for (const [name, of] of Object.entries(value)) walk(of, stepTo(at, value, name), visit);
  } else visit(at, value);
}
