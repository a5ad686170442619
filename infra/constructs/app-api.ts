import { Duration, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { MathExpression, type IMetric, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter, type LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { api } from '#functions/contract/api.ts';
import { apiPrefix, type Access, type Endpoint } from '#functions/contract/endpoint.ts';
import { metricNamespace } from '#functions/runtime/metric-names.ts';
import type { StageConfig } from '../config.ts';
import { acknowledge } from '#infra/findings/acknowledge.ts';
import type { AppFunction } from './app-function.ts';
import { appLogs } from './app-logs.ts';
import type { SignInClient } from '#infra/constructs/sign-in/sign-in-client.ts';

/** Ids and numbers only: an access log must not identify a person. */
const logFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    functionRequestId: '$context.integration.requestId',
    time: '$context.requestTimeEpoch',
    route: '$context.routeKey',
    status: '$context.status',
    milliseconds: '$context.responseLatency',
    functionMilliseconds: '$context.integration.latency',
    functionError: '$context.integration.error',
    tokenError: '$context.authorizer.error',
  }),
);

/** The routes that need no account. */
const publicRoute = {
  'AwsSolutions-APIG4':
    'Public by intent: the quiz on sale, and the contact form. The function of these routes reads nothing else, and a rate limit for each address protects the form.',
};

/** The HTTP API of the contract. */
export class AppApi extends HttpApi {
  /** Host name, without scheme. */
  readonly host: string;
  readonly #logGroup: LogGroup;

  constructor(
    scope: Construct,
    id: string,
    { throttle, ...logs }: Pick<StageConfig, 'throttle' | 'logRetentionDays' | 'keepData'>,
  ) {
    super(scope, id, { apiName: Stack.of(scope).stackName, createDefaultStage: false });
    this.host = `${this.apiId}.execute-api.${Stack.of(this).region}.${Stack.of(this).urlSuffix}`;
    const logGroup = appLogs(this, 'logs', logs);
    this.#logGroup = logGroup;
    new HttpStage(this, 'stage', {
      httpApi: this,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: throttle.rate, burstLimit: throttle.burst },
      accessLogSettings: { destination: new LogGroupLogDestination(logGroup), format: logFormat },
    });
  }

  /** Counts the failed requests to save an answer: the replies that people got, from the function or from API Gateway. */
  countUnsavedAnswers(): IMetric {
    const { method, path } = api.saveAnswer;
    const route = `${method} ${apiPrefix}${path}`;
    return this.#countReplies('answers-not-saved', `($.route = "${route}") && ($.status = "5*" || $.status = "429")`);
  }

  /** The percentage of requests in five minutes that were refused for their token or right, or 0 if there were too few to tell. */
  refusedPercentage(): IMetric {
    const period = Duration.minutes(5);
    const refused = this.#countReplies('requests-refused', '$.status = "401" || $.status = "403"').with({ period });
    return new MathExpression({
      expression: 'IF(requests > 100, 100 * FILL(refused, 0) / requests, 0)',
      usingMetrics: { requests: this.metricCount({ period }), refused },
      period,
    });
  }

  #countReplies(name: string, pattern: string): Metric {
    return new MetricFilter(this, name, {
      logGroup: this.#logGroup,
      filterPattern: FilterPattern.literal(`{ ${pattern} }`),
      metricNamespace,
      metricName: `${this.node.addr.slice(-8)}-${name}`,
    }).metric({ period: Duration.minutes(1), statistic: 'Sum' });
  }

  /** Adds one route for each endpoint of the contract, to the function of its access. All but the public ones require a token of the client. */
  addContractRoutes(functions: Record<Access, AppFunction>, signIn: SignInClient): void {
    const token = new HttpJwtAuthorizer('token', signIn.issuer, { jwtAudience: [signIn.userPoolClientId] });
    const integrationOf = (access: Access) =>
      new HttpLambdaIntegration(`${access}-integration`, functions[access].live, { scopePermissionToRoute: false });
    const integrations = {
      public: integrationOf('public'),
      candidate: integrationOf('candidate'),
      account: integrationOf('account'),
      admin: integrationOf('admin'),
    };
    for (const { method, path, access } of Object.values<Endpoint>(api)) {
      const routes = this.addRoutes({
        path: `${apiPrefix}${path}`,
        methods: [HttpMethod[method]],
        integration: integrations[access],
        ...(access === 'public' ? {} : { authorizer: token }),
      });
      if (access === 'public') for (const route of routes) acknowledge(route, publicRoute);
    }
  }
}
