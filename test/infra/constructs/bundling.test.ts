import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { edgeHeader } from '#functions/contract/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '#functions/adapters/sheet/read-sheet.ts';
import { sheetReader } from '#functions/adapters/sheet/sheet-reader.ts';
import type { HandlerName } from '#infra/constructs/function-sizes.ts';
import { addModulesOfThisMachine } from '#test/support/modules-of-this-machine.ts';
import { makeDrafts, makeXlsx, sheetOf } from '#test/support/sheets/make-sheet.ts';
import { functionsOf, handlerNames, type FunctionProperties } from '../stacks/resources.ts';
import { synthStage } from '../stacks/synth-stage.ts';
import { callDeployed, startAws, type FakeAws } from './deployed-call.ts';

interface WithCode extends FunctionProperties {
  Code: { S3Key: string };
}

let folder: string;
let aws: FakeAws;
const settings = new Map<HandlerName, string[]>();
const bundleOf = (name: HandlerName) => join(folder, name);
const packagesOf = (name: HandlerName) => join(bundleOf(name), 'node_modules');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'truein-bundles-'));
  synthStage({
    bundle: true,
    lookAt: (assembly, { app }) => {
      for (const [name, { properties }] of functionsOf(app)) {
        const asset = (properties as WithCode).Code.S3Key.replace('.zip', '');
        cpSync(join(assembly, `asset.${asset}`), bundleOf(name), { recursive: true });
        settings.set(name, Object.keys(properties.Environment.Variables));
      }
    },
  });
  aws = await startAws();
}, 180_000);

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await aws.close();
});

/** The imports that are left in a finished bundle. */
async function importsOf(name: HandlerName): Promise<{ path: string; kind: string }[]> {
  const { metafile } = await build({
    entryPoints: [join(bundleOf(name), 'index.mjs')],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  return Object.values(metafile.inputs).flatMap(({ imports }) => imports);
}

/** Modules that the SDK imports only outside Lambda, or for features that no function uses. */
const neverReached = /^(@(aws-sdk|smithy)\/credential-provider-[a-z-]+|@smithy\/core\/event-streams)$/;

describe('the bundles', () => {
  it.each(handlerNames)('the bundle of %s loads with nothing but Node, its own packages and settings', async (name) => {
    const isThere = (path: string) => isBuiltin(path) || existsSync(join(packagesOf(name), path));
    const missing = (await importsOf(name)).filter(({ path }) => !isThere(path));
    expect(missing.filter(({ kind }) => kind !== 'dynamic-import')).toEqual([]);
    expect(missing.filter(({ path }) => !neverReached.test(path))).toEqual([]);
    const names = settings.get(name) ?? [];
    expect(names.filter((each) => !readFileSync(join(bundleOf(name), 'index.mjs'), 'utf8').includes(each))).toEqual([]);
    const env = Object.fromEntries(names.map((each) => [each, each.endsWith('_RECEIVES') ? '5' : 'x']));
    const code = mkdtempSync(join(tmpdir(), 'truein-code-'));
    cpSync(bundleOf(name), code, { recursive: true });
    addModulesOfThisMachine(code);
    const loaded = await callDeployed(code, { env }).finally(() => rmSync(code, { recursive: true }));
    expect(loaded).toEqual({ handler: 'function' });
  });
});

describe('the hot bundle', () => {
  it('candidate-api is one file of at most 320 kB', () => {
    expect(readdirSync(bundleOf('candidate-api'))).toEqual(['index.mjs']);
    expect(statSync(join(bundleOf('candidate-api'), 'index.mjs')).size).toBeLessThanOrEqual(320_000);
  });

  it('candidate-api signs its requests with the credentials of Lambda', async () => {
    const { reply } = await callDeployed(bundleOf('candidate-api'), {
      env: { TABLE_NAME: 'the-table', API_SECRET: 'secret', ...aws.env },
      event: {
        routeKey: 'GET /api/me',
        headers: { [edgeHeader]: 'secret', authorization: `Bearer ${aws.token}` },
        requestContext: {},
      },
    });
    const signed = (target: string) => ({
      target,
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=AKIAEXAMPLE\/\d{8}\/ap-south-1\/dynamodb\/aws4_request,/,
      ) as unknown,
      securityToken: 'the-session',
    });
    // The profile is read, and then written because it is new.
    expect(aws.requests).toEqual([signed('DynamoDB_20120810.GetItem'), signed('DynamoDB_20120810.UpdateItem')]);
    expect(reply).toMatchObject({ statusCode: 200 });
  });
});

it('the importer’s bundle also starts as its sheet reader, without settings', async () => {
  const entry = join(bundleOf('import-bank'), 'index.mjs');
  const bytes = makeXlsx(sheetOf(makeDrafts(3)));
  await expect(sheetReader({ entry })(bytes, 'a.xlsx')).resolves.toEqual(await readSheet(bytes, 'a.xlsx'));
});

describe('the bundle of deliver-report', () => {
  const typst = '@myriaddreamin/typst-ts-node-compiler';

  it('contains the template, the fonts and Typst, and no other bundle does', () => {
    const pdf = 'functions/adapters/pdf';
    expect(readdirSync(join(bundleOf('deliver-report'), 'fonts'))).toEqual(readdirSync(`${pdf}/fonts`));
    expect(readFileSync(join(bundleOf('deliver-report'), 'report.typ'))).toEqual(readFileSync(`${pdf}/report.typ`));
    expect(handlerNames.filter((name) => existsSync(packagesOf(name)))).toEqual(['deliver-report']);
  });

  it('has Typst’s native module for arm64', () => {
    const name = 'typst-ts-node-compiler.linux-arm64-gnu.node';
    const file = join(packagesOf('deliver-report'), `${typst}-linux-arm64-gnu`, name);
    const header = readFileSync(file).subarray(0, 20);
    expect(header.subarray(1, 4).toString()).toBe('ELF');
    // The number of the processor's kind: AArch64.
    expect(header.readUInt16LE(18)).toBe(183);
  });
});
