import { useBrowser } from '#test/e2e/support/browser.ts';
import { describeCandidate } from '#test/e2e/support/quiz/candidate-stories.ts';

describeCandidate('a candidate', useBrowser().newPage, { email: 'candidate@example.com', name: 'Asha Kulkarni' });
