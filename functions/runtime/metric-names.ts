/** CloudWatch namespace of the product's own metrics; each has the name of the function that measures it as a dimension. */
export const metricNamespace = 'TrueIn';

/** Metrics that functions emit themselves. */
export const metricNames = {
  oldestUndeliveredSeconds: 'OldestUndeliveredReport',
  hangingReports: 'HangingReports',
  requeuedReports: 'RequeuedReports',
  parkedReports: 'ParkedReports',
  closingCompleted: 'ClosingCompleted',
  releasingCompleted: 'ReleasingCompleted',
  closedAttempts: 'ClosedAttempts',
  oldestOverdueSeconds: 'OldestOverdueReport',
  releasedReports: 'ReleasedReports',
  urgentReviews: 'UrgentReviews',
  attemptsWithoutSeat: 'AttemptsWithoutSeat',
} as const;
