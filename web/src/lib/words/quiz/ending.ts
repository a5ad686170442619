/** Cards and dialogs around the end of an attempt (/quiz) */

export const noQuestions = 'No questions available';
export const noQuestionsYet =
  'This assessment has no questions right now. Your coupon is still unused. Please check back later.';
export const notLoaded = 'Your saved answers are safe, and trying again doesn’t use a return.';
export const finished = 'You have answered every question.';
const allUsed = 'You have used all your returns.';
const later = 'We’ll end your assessment as soon as you’re connected again.';
export const over = { time: 'Your time is up.', limit: allUsed, exhausted: allUsed, person: later };
export const underWay = 'Your assessment is being submitted. Please keep this page open.';
export const why = {
  offline: 'Your answers are saved on this device and will be sent when the connection is back.',
  server: 'Your answers are saved on this device. Our server isn’t responding; we’ll keep trying.',
};
export const keepOpen = 'Please keep this page open, or press End Assessment to try now.';
export const submitsItself = `Your assessment will be submitted automatically once we reconnect. ${keepOpen}`;
export const asksThen = `After that you can end the assessment and get the report. ${keepOpen}`;
export const late = 'This is taking longer than usual. Your answers are safe on this device.';
export const lateButtons = { wait: 'Keep waiting', back: 'Go Back' };
export const displaced = {
  title: 'Your assessment is open in another tab or on another device.',
  sending: 'Your answers on this page are saved on this device and are being sent.',
  saved: 'All your answers on this page are saved. You can close it.',
  othersSaved: 'All your other answers on this page are saved. You can close it.',
  cost: 'You can continue here instead. This uses one return if you have one left.',
  carryOn: 'Continue here',
};

/** Before an entry that ends the attempt. */
export const closing = {
  title: 'End the assessment and get the report?',
  notNow: 'Not now',
  end: 'End it and get the report',
};
export const noReturn = 'You have no returns left, so you can’t come back to this assessment.';
export const elsewhere =
  'If it is still open in another tab or on another device, choose “Not now” and continue there.';
export const leaving = { title: 'Leave the assessment?', leave: 'Leave', stay: 'Stay' };
export const keys = {
  answer: (options: number) => `Press <key>1</key>–<key>${options}</key> to answer`,
  move: '<key>↑</key> <key>↓</key> to move, <key>Enter</key> to select',
  hearTime: '<key>T</key> to hear the time left',
  shortcuts: 'Keyboard shortcuts',
};
export const held = 'This browser can’t save answers. If you leave, unsent answers are lost.';
export const kept = 'Unsent answers are saved on this device and will be sent when you come back here.';
