import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { api } from '#functions/contract/api.ts';
import type { Endpoint } from '#functions/contract/endpoint.ts';
import { attemptRows } from './rows/attempt-rows.ts';
import { bankRows } from './rows/bank-rows.ts';
import { couponRows } from './rows/coupon-rows.ts';
import { otherRows } from './rows/other-rows.ts';
import { reportRows } from './rows/report-rows.ts';

const rows = [...attemptRows, ...bankRows, ...couponRows, ...otherRows, ...reportRows];

/** The commands in the table of docs/states.md. */
function documentedCommands(): string[] {
  const [table = ''] = readFileSync('docs/states.md', 'utf8').split('\n**Seat.**');
  return [...table.matchAll(/^\| (.+?) +\| `/gm)].map(([, command = '']) => command);
}

/** The first read of a person makes their profile. (An admin's look at a report is in the audit, too, once for each look.) */
const readsThatWrite = ['getMe'];

describe('the fault table', () => {
  it('has each command of docs/states.md, and no other documented name', () => {
    const documented = documentedCommands();
    expect(documented.length).toBeGreaterThan(20);
    const named = new Set(rows.map(({ documented: name }) => name));
    expect(documented.filter((command) => !named.has(command))).toEqual([]);
    expect([...named].filter((name) => name && !documented.includes(name))).toEqual([]);
  });

  it('has each operation of the API that writes', () => {
    const writing = Object.entries<Endpoint>(api).filter(([, { method }]) => method !== 'GET');
    const names = [...writing.map(([name]) => name), ...readsThatWrite];
    const inTable = new Set<string | undefined>(rows.map(({ operation }) => operation));
    expect(names.filter((name) => !inTable.has(name))).toEqual([]);
  });

  it('has each worker of functions/handlers', () => {
    const workers = readdirSync('functions/handlers')
      .map((file) => file.replace('.ts', ''))
      .filter((name) => !name.startsWith('admin-') && !name.endsWith('-api'));
    const inTable = new Set(rows.map(({ worker }) => worker));
    expect(workers.filter((name) => !inTable.has(name))).toEqual([]);
  });
});
