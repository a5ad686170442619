/** Device check, the last step before the quiz (/quiz-selection) */

export const title = 'Quick device check';
export const about = 'The clock starts with your first answer. If you like, try two practice questions first.';
export const list = 'Device check';
export const running = 'Checking...';
export const buttons = { again: 'Check again', practise: 'Try two questions', start: 'Go to question 1' };
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
  lock: 'Set your device’s screen timeout (auto-lock) to 5 minutes or longer: if the screen locks, that uses one return.',
  narrow: 'This window is narrow. Everything works, but you’ll scroll a little more.',
  notifications: 'Turn on Do Not Disturb: leaving this tab uses one of your returns.',
};
