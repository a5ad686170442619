// The bundle of an earlier version has what today's has, except what was added since.
export * from '../version-readers.ts';
