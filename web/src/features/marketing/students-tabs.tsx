import { Tabs } from '#web/ui/page/tabs.tsx';

const tabs = [
  { id: 'standard', title: '8th to 12th Standard', content: <ConfusionToClarity /> },
  { id: 'exams', title: 'Competitive/Professional Exam Aspirant', content: <ConfusionToClarity /> },
  { id: 'entrepreneurial', title: 'Entrepreneurial Aspirant', content: <ConfusionToClarity /> },
];

export function StudentsTabs() {
  return <Tabs label="Who it is for" tabs={tabs} />;
}

/** The text of the tabs on the students' page. */
function ConfusionToClarity() {
  return (
    <div className="grid gap-4 [&_h3]:m-0 [&_h3]:text-2xl [&_p]:m-0">
      <h3>Confusion to Clarity</h3>
      <p>
        Everyone has advice for you: parents, teachers, friends, the internet. What is missing is a clear picture of the
        one person who has to live with the choice. The assessment looks at you along five pillars and 20 core
        parameters, and shows what drives you, what you are good at, and what holds you back.
      </p>
      <p>
        Your report then puts it in order: quantitative scores, your Emotional, Moral and Leadership Quotients (EQ, MQ,
        LQ) and a SWOT. It rests on 5 years of research and 50 years of experience. You choose; now you know who is
        choosing.
      </p>
    </div>
  );
}
