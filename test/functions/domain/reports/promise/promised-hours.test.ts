import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { promisedHours, reportComes } from '#functions/domain/reports/promise/report-parts.ts';

it('the promise on delivery is 24-48 business hours', () => {
  expect(promisedHours).toBe('24-48 business hours');
  expect(reportComes).toBe('You will get the report on mail after 24-48 business hours.');
});

it('no other file writes the promised hours in its own words', () => {
  const files = ['functions', 'web/src'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).flatMap((path) =>
      /\.tsx?$/.test(path) ? `${root}/${path}` : [],
    ),
  );
  const saying = files.filter((file) => /\d\s*(-|–|to)\s*\d+\s+business hours/.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(saying).toEqual([]);
});
