import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Figure {
  name: string;
  /** A median where it was measured several times. */
  value: number;
  unit: string;
  p95?: number;
  /** The value is to be at most this. */
  target?: number;
  /** The value is to be at least this. */
  min?: number;
}

export interface Section {
  title: string;
  /** What was measured, and how. */
  how: string;
  figures: Figure[];
}

/** The measurements, in the order of the page. */
export const sectionNames = [
  'answers',
  'answer cpu',
  'growth',
  'exports',
  'closing',
  'coupon',
  'clients',
  'faults',
  'seeded runs',
  'functions',
  'next question',
  'site',
  'lighthouse',
  'imports',
  'mutated files',
  'question texts',
  'bank search',
  'reports',
  'mail burst',
  'made-up requests',
] as const;
export type SectionName = (typeof sectionNames)[number];

export const benchFolder = '.local/bench';
export const sectionFile = (name: SectionName) => join(benchFolder, `${name}.json`);

/** Hands a measurement's figures to the page. Comes last in it, so that a failed one hands over nothing. */
export function keepSection(name: SectionName, section: Section): void {
  mkdirSync(benchFolder, { recursive: true });
  writeFileSync(sectionFile(name), JSON.stringify(section, undefined, 2));
}
