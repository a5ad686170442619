import { describe, expect, it } from 'vitest';
import { api } from '#functions/contract/api.ts';
import { routeKey, type Access, type Endpoint } from '#functions/contract/endpoint.ts';
import { resourcesOf } from '../stacks/resources.ts';
import { stageTemplates } from '../stacks/stage-templates.ts';

const stage = await stageTemplates();

interface RouteProperties {
  RouteKey: string;
  AuthorizationType: string;
  AuthorizerId?: { Ref: string };
  Target: { 'Fn::Join': [string, [string, { Ref: string }]] };
}

const routes = () =>
  resourcesOf<RouteProperties>(stage.app, 'AWS::ApiGatewayV2::Route').map(({ properties }) => properties);
const functionOfAccess: Record<Access, string> = {
  public: 'publicapi',
  candidate: 'candidateapi',
  account: 'accountapi',
  admin: 'adminapi',
};

function calleeOf(route: RouteProperties): string {
  const integration = route.Target['Fn::Join'][1][1].Ref;
  return (
    resourcesOf<{ IntegrationUri: { Ref: string } }>(stage.app, 'AWS::ApiGatewayV2::Integration').find(
      ({ id }) => id === integration,
    )?.properties.IntegrationUri.Ref ?? 'nobody'
  );
}

describe('the routes', () => {
  it('there is one route for each endpoint of the contract', () => {
    const wanted = Object.values<Endpoint>(api).map(routeKey);
    expect(
      routes()
        .map(({ RouteKey }) => RouteKey)
        .sort(),
    ).toEqual(wanted.sort());
  });

  it.each(Object.entries<Endpoint>(api))(
    '%s reaches the function of its access and needs a token unless public',
    (_, endpoint) => {
      const route = routes().find(({ RouteKey }) => RouteKey === routeKey(endpoint));
      expect(route && calleeOf(route)).toContain(functionOfAccess[endpoint.access]);
      const authorizers = resourcesOf(stage.app, 'AWS::ApiGatewayV2::Authorizer').map(({ id }) => id);
      expect([route?.AuthorizationType, route?.AuthorizerId?.Ref]).toEqual(
        endpoint.access === 'public' ? ['NONE', undefined] : ['JWT', authorizers[0]],
      );
    },
  );
});

it('no other origin passes a preflight, so no other site can send JSON', () => {
  const apis = resourcesOf<{ CorsConfiguration?: unknown }>(stage.app, 'AWS::ApiGatewayV2::Api');
  expect(apis.map(({ properties }) => properties.CorsConfiguration)).toEqual([undefined]);
  expect(routes().filter(({ RouteKey }) => RouteKey.startsWith('OPTIONS'))).toEqual([]);
});

describe('the token', () => {
  it('a token is read from the Authorization header only', () => {
    const sources = resourcesOf<{ IdentitySource: unknown }>(stage.app, 'AWS::ApiGatewayV2::Authorizer');
    expect(sources.map(({ properties }) => properties.IdentitySource)).toEqual([['$request.header.Authorization']]);
  });

  it('a token must come from the user pool and be issued for this client', () => {
    const [client] = resourcesOf(stage.app, 'AWS::Cognito::UserPoolClient');
    const [authorizer] = resourcesOf<{ JwtConfiguration: { Audience: unknown; Issuer: unknown } }>(
      stage.app,
      'AWS::ApiGatewayV2::Authorizer',
    );
    expect(authorizer?.properties.JwtConfiguration.Audience).toEqual([{ Ref: client?.id }]);
    expect(JSON.stringify(authorizer?.properties.JwtConfiguration.Issuer)).toContain('ProviderURL');
  });
});

describe('the stage', () => {
  it('requests are throttled and logged without the caller’s identity', () => {
    const stages = resourcesOf<{
      DefaultRouteSettings: unknown;
      AccessLogSettings: { Format: string; DestinationArn: unknown };
    }>(stage.app, 'AWS::ApiGatewayV2::Stage').map(({ properties }) => properties);
    expect(stages).toMatchObject([{ AutoDeploy: true }]);
    expect(stages[0]?.DefaultRouteSettings).toMatchObject({ ThrottlingRateLimit: 500, ThrottlingBurstLimit: 1000 });
    expect(stages[0]?.AccessLogSettings.DestinationArn).toBeDefined();
    expect(JSON.parse(stages[0]?.AccessLogSettings.Format ?? '')).toMatchObject({
      requestId: '$context.requestId',
      functionRequestId: '$context.integration.requestId',
      route: '$context.routeKey',
      status: '$context.status',
    });
    expect(stages[0]?.AccessLogSettings.Format).not.toMatch(/identity|claims|authorizer\.(?!error)/);
  });
});
