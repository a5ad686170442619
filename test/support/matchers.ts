import { expect } from 'vitest';

// Vitest types its matchers as `any`; as `unknown` they fit only into an expectation.
export const aNumber: unknown = expect.any(Number);
export const aString: unknown = expect.any(String);
export const containing = (text: string): unknown => expect.stringContaining(text);
export const matching = (pattern: string | RegExp): unknown => expect.stringMatching(pattern);
export const closeTo = (value: number, digits: number): unknown => expect.closeTo(value, digits);
/** A list that has, among others, an object with at least these properties. */
export const listWith = (properties: object): unknown => expect.arrayContaining([expect.objectContaining(properties)]);
