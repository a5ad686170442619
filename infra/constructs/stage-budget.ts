import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';

/** Notifies the address `tell` when the account's bill is near the monthly `limit` in dollars, or will exceed it. Nothing is switched off. */
export class StageBudget extends Construct {
  constructor(scope: Construct, id: string, { limit, tell }: { limit: number; tell: string }) {
    super(scope, id);
    const subscribers = [{ subscriptionType: 'EMAIL', address: tell }];
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
