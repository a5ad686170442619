import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';

/** Mails `recipient` when the account's bill nears the monthly `limit` in dollars, or is forecast to exceed it. It stops no service. */
export class StageBudget extends Construct {
  constructor(scope: Construct, id: string, { limit, recipient }: { limit: number; recipient: string }) {
    super(scope, id);
    const subscribers = [{ subscriptionType: 'EMAIL', address: recipient }];
    const at = (notificationType: string, threshold: number) => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
      subscribers,
    });
    new CfnBudget(this, 'month', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: limit, unit: 'USD' } },
      notificationsWithSubscribers: [at('ACTUAL', 80), at('FORECASTED', 100)],
    });
  }
}
