/** Hint on keys (/quiz) */

export const answer = (options: number) => `Press <key>1</key>–<key>${options}</key> to answer`;
export const move = '<key>↑</key> <key>↓</key> to move, <key>Enter</key> to select';
export const hearTime = '<key>T</key> to hear the time left';
export const shortcuts = 'Keyboard shortcuts';
