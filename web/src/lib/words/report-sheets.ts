/** Versions of a person's report for other readers (/reports/…/summary, /talk, /plan) */

import { listedNames } from '#functions/domain/reports/document/document-words.ts';

export const offer = 'To print or share';
export const offerText = 'Each of these is one page. You decide who gets it: we send it to nobody.';
export const titles = { summary: 'One-page summary', talk: 'Talk it over', plan: 'Development plan' };
export const aims = {
  summary: 'Your report on one page.',
  talk: 'Six questions for a parent, mentor or manager.',
  plan: 'Your steps, with space to write.',
};
export const print = 'Print';
export const printHint = 'Fits one page of A4 or Letter paper. You can also save it as a PDF when you print.';
export const back = 'Back to your report';
export const about = (name: string, day: string) => [name, day].filter(Boolean).join(' · ');
export const pillars = 'Scores with their margin of error';
export const limits =
  'This page shows how one person described themselves on one day. It compares them with nobody. It does not predict success, health or loan repayment, and should not be used to select people or to decide about a loan.';

export const talkLead =
  'I answered questions about situations, and got a report about my choices. I’d like to hear how you see me.';

interface Talk {
  strengths: readonly string[];
  growth: readonly string[];
  step: string | undefined;
  moment: { situation: string; answer: string } | undefined;
}

/** Always six, whatever the report says. */
export const questions = ({ strengths, growth, step, moment }: Talk) => [
  strengths.length > 0
    ? `My answers point to ${listedNames(strengths)}. When have you seen that in me this month?`
    : 'What do you think I do well? Tell me about one time when you saw it.',
  'In what kind of situation am I at my best?',
  moment
    ? `One of the questions was: “${moment.situation}” I chose: “${moment.answer}” Did you expect another answer from me?`
    : 'When did I last surprise you, and how?',
  growth.length > 0
    ? `I’d like to work on ${listedNames(growth)}. What would you notice first if I got better at it?`
    : 'If I worked on one thing this year, what would help me most?',
  step === undefined
    ? 'What is one small thing that I could try this week?'
    : `My next step is: “${step}” How could you help me to do it?`,
  'What should we look at together in three months?',
];

export const planLead = 'One step done beats several planned. Begin with the first, and give each a date.';
export const planLines = {
  by: 'By',
  happened: 'What happened',
  review: 'I’ll look at it again on',
  with: 'with',
};
