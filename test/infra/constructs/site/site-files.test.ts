import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '#web/lib/env.ts';
import { resourcesOf } from '#test/infra/stacks/resources.ts';
import { stageTemplates } from '#test/infra/stacks/stage-templates.ts';

const stage = await stageTemplates();

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
  it('hashed files are cached forever and never pruned from the bucket', () => {
    expect(copies().count).toBe(2);
    expect(copies().assets).toMatchObject({
      Exclude: ['*'],
      Include: ['assets/*'],
      Prune: false,
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });

  it('files without a hash are revalidated each time', () => {
    expect(copies().pages).toMatchObject({
      Exclude: ['assets/*'],
      Prune: true,
      SystemMetadata: { 'cache-control': 'no-cache' },
    });
  });

  it('config.json contains what the site reads of its stage', () => {
    const marked: Record<keyof Omit<SiteConfig, 'userPoolEndpoint'>, string> = {
      userPoolId: '<<marker:0xbaba:0>>',
      userPoolClientId: '<<marker:0xbaba:1>>',
      userPoolDomain: 'truein.auth.ap-south-1.amazoncognito.com',
    };
    expect(stage.siteConfig).toEqual(marked);
    const markers = copies().pages?.SourceMarkers?.find((each) => '<<marker:0xbaba:0>>' in each);
    expect(JSON.stringify(markers?.['<<marker:0xbaba:0>>'])).toContain('Refdirectory');
    expect(markers?.['<<marker:0xbaba:1>>']).toEqual({
      Ref: resourcesOf(stage.app, 'AWS::Cognito::UserPoolClient')[0]?.id,
    });
  });

  it('pages go online after their scripts and styles', () => {
    const copied = Object.entries(stage.app.Resources).filter(([, { Type }]) => Type === 'Custom::CDKBucketDeployment');
    const hasHashes = ([, { Properties }]: (typeof copied)[number]) => (Properties as Copy).Include !== undefined;
    const pages = copied.find((each) => !hasHashes(each));
    expect(pages?.[1].DependsOn).toContain(copied.find(hasHashes)?.[0]);
  });

  it('pages go online after the routes and functions that they call', () => {
    const [pages] = Object.values(stage.app.Resources).filter(
      ({ Type, Properties }) => Type === 'Custom::CDKBucketDeployment' && !(Properties as Copy).Include,
    );
    const first = ['AWS::ApiGatewayV2::Route', 'AWS::ApiGatewayV2::Integration', 'AWS::Lambda::Permission'].flatMap(
      (type) => resourcesOf(stage.app, type).map(({ id }) => id),
    );
    const aliases = resourcesOf(stage.app, 'AWS::Lambda::Alias').map(({ id }) => id);
    const called = aliases.filter((id) => id.startsWith('functions'));
    expect(called).toHaveLength(4);
    const missing = [...first, ...called].filter(
      (id) => !id.startsWith('mailevents') && !pages?.DependsOn?.includes(id),
    );
    expect(missing).toEqual([]);
  });
});
