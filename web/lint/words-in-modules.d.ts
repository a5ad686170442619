import type { Rule } from 'eslint';

export const wordsInModules: Rule.RuleModule;
