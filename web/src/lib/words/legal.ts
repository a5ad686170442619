/** Privacy notice and terms (/privacy, /terms); their texts are in web/src/features/legal */

export const privacy = {
  title: 'Privacy notice',
  description:
    'What TrueIn stores when you take the assessment, why, where and for how long, who can see it, and how to get a copy or erase it.',
  summary:
    'We use your data for one purpose: to prepare your report and send it to you. We do not track you, and we never sell your data. ' +
    'You can see, export and erase it yourself on <account>your account page</account>.',
};
export const terms = {
  title: 'Terms of use',
  description:
    'The terms of the TrueIn assessment: what you get, how time and returns are counted, retakes, refunds and the law that applies.',
  summary:
    'A coupon gives you one timed attempt at the assessment and one report by email. Please read how time and returns are counted before you begin.',
};
export const pageTitle = (title: string) => `${title} | TrueIn`;
export const inForce = (version: string, date: string) => `Version ${version}, in force since <date>${date}</date>`;
export const contents = 'On this page';
