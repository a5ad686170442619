/** Assessments and reports of a person (/account) */

export const title = 'Assessments and reports';
export const list = 'Your assessments';
export const loading = 'Loading your assessments...';
export const loadFailed = 'We couldn’t load your assessments.';
export const none = 'You haven’t taken an assessment yet. Your reports will appear here.';
export const startedOn = (date: string, progress: string) => `Started on ${date} · ${progress}`;
export const endedOn = (date: string, outcome: string) => `${date} · ${outcome}`;
export const answered = (count: number, all: number) => `${count} of ${all} answered`;
export const completed = (count: number, all: number) => `Completed · ${count} of ${all} answered`;
export const endings = {
  candidate: (count: number, all: number) => `Ended by you · ${count} of ${all} answered`,
  time: (count: number, all: number) => `Time ran out · ${count} of ${all} answered`,
  limit: (count: number, all: number) => `No returns left · ${count} of ${all} answered`,
};
export const running = 'This assessment isn’t finished, and the clock is running.';
export const resume = 'Resume Assessment';
export const preparing = 'Your report is being prepared.';
export const onItsWay = (email: string) => `Your report is on its way to ${email}.`;
export const sent = (email: string) => `Sent to ${email}.`;
export const sentOn = (email: string, day: string) => `Sent to ${email} on ${day}.`;
export const delivered = (email: string) => `Delivered to ${email}.`;
export const deliveredOn = (email: string, day: string) => `Delivered to ${email} on ${day}.`;
export const delayed = 'We haven’t been able to email your report yet. We’re looking into it.';
export const bounced = (email: string) => `We couldn’t deliver your report to ${email}.`;
export const checkAddress = 'Please check that this email address still works.';
export const here = { read: 'You can read it here.', download: 'You can download it here.' };
export const read = 'Read report';
export const readOf = (quiz: string, date: string) => `Read report: ${quiz}, ${date}`;
export const download = 'Download PDF';
export const downloadOf = (quiz: string, date: string) => `Download PDF: ${quiz}, ${date}`;
export const downloadFailed = (why: string) => `We couldn’t download your report. ${why}`;
