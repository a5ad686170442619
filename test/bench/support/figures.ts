import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';

const figure = z.object({
  name: z.string(),
  /** A median where it was measured several times. */
  value: z.number(),
  unit: z.string(),
  p95: z.optional(z.number()),
  /** The value is to be at most this. */
  target: z.optional(z.number()),
  /** The value is to be at least this. */
  min: z.optional(z.number()),
});
export type Figure = z.infer<typeof figure>;

const section = z.object({
  title: z.string(),
  /** What was measured, and how. */
  how: z.string(),
  figures: z.array(figure),
});
type Section = z.infer<typeof section>;

const measured = z.object({
  ...section.shape,
  /** The day. */
  at: z.string(),
  machine: z.string(),
});
export type MeasuredSection = z.infer<typeof measured>;

/** The measurements, in the order of the page. */
const sectionNames = [
  'answers',
  'growth',
  'exports',
  'seeded runs',
  'mutation score',
  'functions',
  'site',
  'cold quiz',
  'lighthouse',
  'bank search',
  'reports',
  'coverage',
] as const;
type SectionName = (typeof sectionNames)[number];

/** For what a measurement makes on the way. */
export const benchFolder = '.local/bench';
const figuresFolder = join(import.meta.dirname, '../figures');
const sectionFile = (name: SectionName) => join(figuresFolder, `${name.replaceAll(' ', '-')}.json`);

/** Keeps a measurement's figures for the page. Comes last in it, so that a failed one leaves the figures before it. */
export function keepSection(name: SectionName, kept: Section): void {
  const at = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores, Node.js ${process.version}, ${process.platform} ${process.arch}`;
  mkdirSync(figuresFolder, { recursive: true });
  writeFileSync(sectionFile(name), `${JSON.stringify({ ...kept, at, machine }, undefined, 2)}\n`);
}

/** What each measurement has found last, and those that there are no figures of. */
export function readSections(): { sections: MeasuredSection[]; missing: SectionName[] } {
  return {
    sections: sectionNames
      .filter((name) => existsSync(sectionFile(name)))
      .map((name) => z.parse(measured, JSON.parse(readFileSync(sectionFile(name), 'utf8')))),
    missing: sectionNames.filter((name) => !existsSync(sectionFile(name))),
  };
}
