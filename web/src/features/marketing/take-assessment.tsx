import { AssessmentLink } from '#web/ui/assessment-link.tsx';

/** The closing section of a marketing page. */
export function TakeAssessment({ heading, text }: { heading: string; text: string }) {
  return (
    <section
      aria-labelledby="take-heading"
      className="border-b border-[#fbf8f12e] bg-strong py-[clamp(3rem,2rem_+_4vw,5rem)] text-on-strong [--focus:var(--marigold)]"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 [&_h2]:mb-2 [&_p]:m-0 [&_p]:text-on-strong-quiet">
        <div>
          <h2 id="take-heading">{heading}</h2>
          <p>{text}</p>
        </div>
        <AssessmentLink />
      </div>
    </section>
  );
}
