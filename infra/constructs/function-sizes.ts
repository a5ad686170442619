interface Size {
  memoryMb: number;
  /** The most a call may take. A queue hides a message for six times as long from its other readers. */
  seconds: number;
}

/** The functions of `functions/handlers`, and what each gets to work with. */
export const functionSizes = {
  'public-api': { memoryMb: 512, seconds: 10 },
  // CPU comes with memory: the answers of a whole class arrive at once, and each pays for a cold start.
  'candidate-api': { memoryMb: 1024, seconds: 10 },
  // Below the API's own limit of 30 s, as is the next.
  'account-api': { memoryMb: 512, seconds: 28 },
  'admin-api': { memoryMb: 1024, seconds: 28 },
  // Room for its child and for itself (functions/adapters/sheet/child/reader-limits.ts), and time to keep what was read.
  'import-bank': { memoryMb: 3008, seconds: 120 },
  'deliver-report': { memoryMb: 1024, seconds: 60 },
  'close-expired-attempts': { memoryMb: 512, seconds: 50 },
  'release-reports': { memoryMb: 256, seconds: 50 },
  'reconcile-reports': { memoryMb: 512, seconds: 60 },
  'remove-report-file': { memoryMb: 256, seconds: 30 },
  'record-mail-event': { memoryMb: 256, seconds: 15 },
} as const satisfies Record<string, Size>;

export type HandlerName = keyof typeof functionSizes;
