// One file, so one after the other: each changes the questions for everyone.
import './add-to-bank.ts';
import './archive.ts';
import './editing.ts';
import './map.ts';
import './parameters.ts';
import './restore.ts';
import './unreadable-scores.ts';
