import * as objectivity from '#web/lib/words/marketing/objectivity.ts';
import * as words from '#web/lib/words/marketing/job-seekers.ts';
import { reportArrives } from '#web/lib/words/promised-hours.ts';
import scene from '#web/ui/figure/scenes/job-seekers.svg?raw';
import { AssessmentLink } from '#web/ui/start-links.tsx';
import { AudienceHead, Closing, Message, Opening, PicturedSection } from './sections.tsx';

export function JobSeekersPage() {
  return (
    <>
      <AudienceHead pageTitle={words.pageTitle} description={words.description} audience={words.audience} />
      <Opening scene={scene}>
        <Message heading={words.heading} intro={words.intro} />
      </Opening>
      <PicturedSection heading={objectivity.heading} picture="report">
        <p>{words.objectivity}</p>
        <p>{objectivity.text}</p>
      </PicturedSection>
      <Closing heading={words.before} text={reportArrives}>
        <AssessmentLink />
      </Closing>
    </>
  );
}
