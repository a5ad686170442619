/** Practice before the first question (/quiz) */
import { counted } from '#functions/domain/text/counted.ts';

export const heading = 'Practice';
export const notScored = 'Not scored';
export const hint = 'Practice: choose any option. The next question appears immediately, and you can’t go back.';
export const buttons = { skip: 'Skip the practice', try: 'Try two questions', start: 'Start the assessment' };
export const ready = 'You’re ready.';
export const size = (questions: number, minutes: number) =>
  `You have ${counted(questions, 'question')} and ${counted(minutes, 'minute')}. The clock starts with your first answer.`;
export const truth = 'Choose what you would really do.';
export const stay = 'Stay on this tab until the end. Every answer is saved instantly.';
export const about =
  'First a quick check, then two practice questions. Your time starts only with your first real answer.';
export const check = {
  title: 'Quick device check',
  list: 'Device check',
  running: 'Checking...',
  again: 'Check again',
};
export const outcome = { ready: 'Everything is ready.', notes: 'You can continue. Please read the notes above.' };
export const names = { storage: 'Storage', connection: 'Connection', screen: 'Screen', notifications: 'Notifications' };
export const findings = {
  storage: 'If your connection drops, your answers stay safe in this browser.',
  noStorage: 'This browser forgets your answers when it closes (private window). Keep this tab open until the end.',
  fast: 'Your connection is fast.',
  slow: 'Your connection is slow. Answers are sent in the background, so you don’t have to wait for the next question.',
  noConnection:
    'We can’t reach our server right now. You need a connection for your first answer. Later answers are saved on this device until they can be sent.',
  wide: 'This window is wide enough to show a whole question.',
  lock: 'Set your device’s screen timeout (auto-lock) to 5 minutes or longer: a screen that locks uses a return.',
  narrow: 'This window is narrow. Everything works, but you’ll scroll a little more.',
  notifications: 'Turn on Do Not Disturb: leaving this tab uses one of your returns.',
};

/** Everyday questions that measure nothing. */
export const questions = [
  {
    text: 'You have a free hour this evening. What would you enjoy most?',
    options: 'A walk outside / A book or a film / Cooking something new / A call to an old friend / Doing nothing',
  },
  {
    text: 'Your train is twenty minutes late. What do you do first?',
    options: 'Tell whoever is waiting / Look for another way / Buy a cup of tea / Sit and read / Watch people go by',
  },
];
