import type { Rule } from 'eslint';

export const textsAlone: Rule.RuleModule;
