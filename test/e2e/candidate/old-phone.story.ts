import { useBrowser } from '#test/e2e/support/browser.ts';
import { describeCandidate } from '#test/e2e/support/quiz/candidate-stories.ts';

const { newPage } = useBrowser({ release: 109, viewport: { width: 390, height: 844 } });

describeCandidate('a candidate with Chromium 109 on a phone', newPage, {
  email: 'old-phone@example.com',
  name: 'Old Phone',
});
