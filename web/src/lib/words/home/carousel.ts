/** Buttons of the turning ring of pillars (/) */

export const group = 'Rotate the five pillars';
export const left = 'Rotate left';
export const right = 'Rotate right';
export const start = 'Start rotating';
export const stop = 'Stop rotating';
