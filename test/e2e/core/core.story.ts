// The stories of `npm test`. One file, so one browser and one after the other: the last one changes the questions for everyone.
import './smoke.ts';
import './candidate.ts';
import './report.ts';
import './offline.ts';
import './publish-bank.ts';
