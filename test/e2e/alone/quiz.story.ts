// One file, so one after the other: each changes what candidates meet.
import './admin.ts';
import './held-report.ts';
import './long-texts.ts';
