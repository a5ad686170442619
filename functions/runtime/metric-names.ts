/** Under which the product's own metrics stand in CloudWatch, each with the name of the function that measures it. */
export const metricNamespace = 'TrueIn';

/** What functions measure by themselves. */
export const metricNames = {
  oldestUndeliveredSeconds: 'OldestUndeliveredReport',
  hangingReports: 'HangingReports',
  requeuedReports: 'RequeuedReports',
  parkedReports: 'ParkedReports',
  closedAttempts: 'ClosedAttempts',
  oldestOverdueSeconds: 'OldestOverdueReport',
  releasedReports: 'ReleasedReports',
  urgentReviews: 'UrgentReviews',
  attemptsWithoutSeat: 'AttemptsWithoutSeat',
} as const;
