import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { wordsInModules } from '../../../web/lint/words-in-modules.js';

function complaintsAt(code: string): number {
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    languageOptions: { parser: tseslint.parser as Linter.Parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { words: { rules: { 'words-in-modules': wordsInModules } } },
    rules: { 'words/words-in-modules': 'error' },
  };
  return new Linter().verify(`const x = ${code};`, config, 'screen.tsx').length;
}

it.each([
  ['<p>Your time is up</p>'],
  ['<Button>{on ? "Save" : "Saving"}</Button>'],
  ['<p>{`${count} of ${all}`}</p>'],
  ['<nav aria-label="Main" />'],
  ["({ header: 'Coupon' })"],
  ['<CommandDialog action="Create a coupon" />'],
  ['<NumberField description="From 1 to 60." />'],
  ["notify('Saved. You can close this page.')"],
])('the rule refuses %s', (code) => expect(complaintsAt(code)).toBeGreaterThan(0));

it.each([
  ['<p>{words.timeIsUp}</p>'],
  ['<p className="grid gap-4 text-quiet">{`${hours}:${minutes}`}</p>'],
  ["new TypeError('The page has no root element.')"],
  ["console.error('The sign-in page cannot be reached', error)"],
  ["event.key === 'Enter'"],
  ['<meta name="color-scheme" content="light dark" />'],
  ["({ status: 'needs-mapping', tone: on ? 'danger' : 'info' })"],
])('the rule accepts %s', (code) => expect(complaintsAt(code)).toBe(0));
