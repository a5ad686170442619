// One file, so one after the other: each changes the quiz for everyone.
import './add-to-bank.ts';
import './admin.ts';
import './archive.ts';
import './editing.ts';
import './held-report.ts';
import './limits.ts';
import './long-texts.ts';
import './map.ts';
import './messages.ts';
import './parameters.ts';
import './renewed.ts';
import './restore.ts';
import './unreadable-scores.ts';
