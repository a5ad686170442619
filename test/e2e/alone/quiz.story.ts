// One file, so one after the other: each changes what candidates meet.
import './held-report.ts';
import './long-texts.ts';
