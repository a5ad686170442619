import { firm } from '#web/lib/words/firm.ts';
import type { StageConfig } from '#infra/config.ts';

/** Names that are nobody's (RFC 2606), and what this repository has in place of the firm's own details. */
const placeholders = [
  /(^|[@./])example\.(com|net|org)$/i,
  /\.example$/i,
  /^0{12}$/,
  /(5550 0150|98555 00150)$/,
  /Lotus Chambers/,
  /\/(truein-consulting|truein\.consulting|@truein-consulting)$/,
];

interface Left {
  file: string;
  field: string;
}

/** Every text of a value that is a placeholder, by its path in it: `mail.from.address`. */
function fieldsLeft(value: unknown, path: string): string[] {
  if (typeof value === 'string') return placeholders.some((pattern) => pattern.test(value)) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => fieldsLeft(each, path ? `${path}.${name}` : name));
}

export function placeholdersLeft(config: StageConfig, firmsOwn: object = firm): Left[] {
  const left = (file: string, fields: string[]) => fields.map((field) => ({ file, field }));
  return [
    ...left(
      'infra/config.ts',
      fieldsLeft(config, '').map((field) => `${config.stage}.${field}`),
    ),
    ...left('web/src/lib/words/firm.ts', fieldsLeft(firmsOwn, '')),
  ];
}

/** @throws Error in one sentence that names the first field, and its file, that is not the firm's own yet. */
export function refusePlaceholders(config: StageConfig, firmsOwn: object = firm): void {
  const [first, ...others] = placeholdersLeft(config, firmsOwn);
  if (!first) return;
  const more = others.length > 0 ? ` (and ${others.length} more: ${others.map(({ field }) => field).join(', ')})` : '';
  throw new Error(`Enter the firm's own ${first.field} into ${first.file} before ${config.stage} is deployed${more}.`);
}
