import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteConfig } from '#web/lib/env.ts';
import { resourcesOf } from '#test/infra/stacks/resources.ts';
import { synthStage, type StageTemplates } from '#test/infra/stacks/synth-stage.ts';

let stage: StageTemplates;
let config: unknown;
beforeAll(() => {
  stage = synthStage({
    lookAt: (assembly) => {
      config = publishedConfig(assembly);
    },
  });
});

interface Copy {
  Include?: string[];
  Exclude?: string[];
  Prune: boolean;
  SystemMetadata: { 'cache-control': string };
  SourceMarkers?: Record<string, unknown>[];
}

function copies() {
  const all = resourcesOf<Copy>(stage.app, 'Custom::CDKBucketDeployment').map(({ properties }) => properties);
  return { assets: all.find(({ Include }) => Include), pages: all.find(({ Include }) => !Include), count: all.length };
}

describe('the files of the site', () => {
  it('with a hash in their names are kept for ever, in browsers and in the bucket', () => {
    expect(copies().count).toBe(2);
    expect(copies().assets).toMatchObject({
      Exclude: ['*'],
      Include: ['assets/*'],
      Prune: false,
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });

  it('without are asked for each time', () => {
    expect(copies().pages).toMatchObject({
      Exclude: ['assets/*'],
      Prune: true,
      SystemMetadata: { 'cache-control': 'no-cache' },
    });
  });

  it('have what the site reads of its stage', () => {
    const marked: Record<keyof Omit<SiteConfig, 'userPoolEndpoint'>, string> = {
      userPoolId: '<<marker:0xbaba:0>>',
      userPoolClientId: '<<marker:0xbaba:1>>',
      userPoolDomain: 'truein.auth.ap-south-1.amazoncognito.com',
    };
    expect(config).toEqual(marked);
    const markers = copies().pages?.SourceMarkers?.find((each) => '<<marker:0xbaba:0>>' in each);
    expect(JSON.stringify(markers?.['<<marker:0xbaba:0>>'])).toContain('Refdirectory');
    expect(markers?.['<<marker:0xbaba:1>>']).toEqual({
      Ref: resourcesOf(stage.app, 'AWS::Cognito::UserPoolClient')[0]?.id,
    });
  });
});

/** `config.json` as it is in the assembly, with markers for what only the deploy knows. */
function publishedConfig(assembly: string): unknown {
  const folder = readdirSync(assembly)
    .map((name) => join(assembly, name))
    .find((path) => path.includes('asset.') && !path.endsWith('.zip') && readdirSync(path).includes('config.json'));
  if (!folder) throw new Error('There is no config.json in the assembly.');
  return JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'));
}
