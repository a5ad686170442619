import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const resource = z.object({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.unknown()), {}),
});
const output = z.object({ Value: z.unknown(), Export: z.optional(z.object({ Name: z.unknown() })) });
const template = z.object({
  Resources: z.record(z.string(), resource),
  Outputs: z._default(z.record(z.string(), output), {}),
});
export type Resource = z.infer<typeof resource>;

/** A stack as CloudFormation would get it. */
export interface Stack {
  name: string;
  region: string;
  resources: Record<string, Resource>;
  outputs: Record<string, z.infer<typeof output>>;
}

export interface Assembly {
  /** Each after the stacks that it depends on. */
  stacks: Stack[];
  /** The file or folder of an asset, by the key under which it is uploaded. */
  assetAt(objectKey: string): string;
}

const manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      environment: z.optional(z.string()),
      dependencies: z._default(z.array(z.string()), []),
      properties: z._default(
        z.object({
          templateFile: z.optional(z.string()),
          stackName: z.optional(z.string()),
          file: z.optional(z.string()),
        }),
        {},
      ),
    }),
  ),
});
const assetFile = z.object({
  files: z._default(
    z.record(
      z.string(),
      z.object({
        source: z.object({ path: z.optional(z.string()) }),
        destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
      }),
    ),
    {},
  ),
});

/** Reads the folder that `cdk synth` writes, and nothing else. */
export function readAssembly(folder: string): Assembly {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  if (!existsSync(join(folder, 'manifest.json')))
    throw new Error(`${folder} is no cloud assembly: run "npm run synth".`);
  const { artifacts } = manifest.parse(read('manifest.json'));
  const assets = new Map<string, string>();
  const stacks: (Stack & { after: string[]; id: string })[] = [];
  for (const [id, { type, environment = '', dependencies, properties }] of Object.entries(artifacts)) {
    if (type === 'cdk:asset-manifest' && properties.file)
      for (const { source, destinations } of Object.values(assetFile.parse(read(properties.file)).files))
        for (const { objectKey } of Object.values(destinations))
          if (source.path) assets.set(objectKey, join(folder, source.path));
    if (type !== 'aws:cloudformation:stack' || !properties.templateFile) continue;
    const { Resources: resources, Outputs: outputs } = template.parse(read(properties.templateFile));
    const region = environment.split('/').at(-1) ?? '';
    stacks.push({ id, name: properties.stackName ?? id, region, resources, outputs, after: dependencies });
  }
  return {
    stacks: inOrder(stacks),
    assetAt(objectKey) {
      const path = assets.get(objectKey);
      if (!path) throw new Error(`The assembly in ${folder} has no asset ${objectKey}.`);
      return path;
    },
  };
}

function inOrder<S extends { id: string; after: string[] }>(stacks: S[]): S[] {
  const ids = new Set(stacks.map(({ id }) => id));
  const ordered: S[] = [];
  while (ordered.length < stacks.length) {
    const done = new Set(ordered.map(({ id }) => id));
    const next = stacks.find(
      ({ id, after }) => !done.has(id) && after.every((each) => !ids.has(each) || done.has(each)),
    );
    if (!next) throw new Error('The stacks depend on each other in a circle.');
    ordered.push(next);
  }
  return ordered;
}
