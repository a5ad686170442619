interface Size {
  memoryMb: number;
  /** Maximum duration of a call. */
  seconds: number;
}

/** The memory and time limit of each function of `functions/handlers`. */
export const functionSizes = {
  'public-api': { memoryMb: 512, seconds: 10 },
  // More memory brings more CPU: the answers of a whole class arrive at once, and each may wait for a cold start.
  'candidate-api': { memoryMb: 1024, seconds: 10 },
  // Below the API's own limit of 30 s, like the next one.
  'account-api': { memoryMb: 512, seconds: 28 },
  'admin-api': { memoryMb: 1024, seconds: 28 },
  // Memory for the function and its child process (functions/adapters/sheet/refuse-file.ts), and time to store what it read.
  'import-bank': { memoryMb: 3008, seconds: 120 },
  // This much memory comes with one whole CPU, because making rows takes most of the time. The function stops before its limit
  // (`exportWritingMs`).
  'write-export': { memoryMb: 1769, seconds: 900 },
  // Enough memory for a list of answers with 1.5 million characters.
  'deliver-report': { memoryMb: 1769, seconds: 60 },
  sweep: { memoryMb: 512, seconds: 50 },
  'reconcile-reports': { memoryMb: 512, seconds: 60 },
  'remove-report-file': { memoryMb: 256, seconds: 30 },
  'record-mail-event': { memoryMb: 256, seconds: 15 },
} as const satisfies Record<string, Size>;

export type HandlerName = keyof typeof functionSizes;

/** How many times the importer receives an upload's message. The last time, it reports that the file could not be read. */
export const importReceives = 4;

/** How many times the worker receives an order's message. The last time, it reports that the file could not be written. */
export const exportReceives = 3;
