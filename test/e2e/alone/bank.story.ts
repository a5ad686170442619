// One file, so one after the other: each changes the questions for everyone.
import './editing.ts';
import './restore.ts';
