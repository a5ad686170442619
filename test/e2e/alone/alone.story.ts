// One file, so one after the other: each changes what candidates meet.
import './editing.ts';
import './restore.ts';
import './held-report.ts';
