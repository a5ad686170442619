/** The email with a report */

export const subject = 'Your TrueIn report';
export const preview = (quiz: string) => `Your report for ${quiz} is attached. You can also read it online.`;
export const hello = (name: string) => (name ? `Hello ${name},` : 'Hello,');
/** About an attempt in which every question was answered. */
export const completed = (quiz: string, day: string) =>
  `Your report for ${quiz}, which you completed on ${day}, is attached as a PDF. You can also sign in to read it online.`;
export const ended = (quiz: string, day: string) =>
  `Your report for ${quiz}, which you ended on ${day}, is attached as a PDF. You can also sign in to read it online.`;
export const read = 'Read your report';
export const readAt = (url: string) => `Read your report: ${url}`;
export const advice =
  'Set aside 20 quiet minutes for your report. It explains your scores, how certain they are and what to do next.';
export const account = 'All your reports and data are in <account>your account</account>.';
export const accountAt = (url: string) => `All your reports and data are in your account: ${url}`;
export const contact = 'Do you have questions about your report? <contact>Write to us</contact>.';
export const contactAt = (url: string) => `Do you have questions about your report? Write to us: ${url}`;
export const sender = 'TrueIn';
export const reference = (attemptId: string) => `Reference: ${attemptId} (please quote it if you contact us)`;
