import type { ReactNode } from 'react';
import { Tabs } from '#web/ui/page/tabs.tsx';

/** Tabs that all show the same text, which holds for each of their titles. */
function SameTabs({ label, titles, children }: { label: string; titles: readonly string[]; children: ReactNode }) {
  const content = <div className="grid gap-4 [&_h3]:m-0 [&_h3]:text-2xl [&_p]:m-0">{children}</div>;
  return <Tabs label={label} tabs={titles.map((title, place) => ({ id: `tab-${place}`, title, content }))} />;
}

export function BankingTabs() {
  return (
    <SameTabs
      label="What we offer"
      titles={['Loan/Credit Default Risk Assessment', 'HR Solutions', 'Training and Development']}
    >
      <p>
        A statement of accounts tells what someone could pay. It does not tell what they will do when it gets tight. Our
        assessment measures 20 core parameters along five pillars, ethics, discipline and wellbeing among them, and
        gives quantitative scores, EQ, MQ, LQ and a SWOT.
      </p>
      <p>
        It stands beside your own checks and does not replace them. It rests on 5 years of research and 50 years of
        experience.
      </p>
    </SameTabs>
  );
}

export function OrganizationTabs() {
  return (
    <SameTabs label="What we offer" titles={['HR Solutions', 'Training and Development']}>
      <p>
        A person is more than a role. Our assessment measures 20 core parameters along five pillars and gives each
        person quantitative scores, EQ, MQ, LQ and a SWOT. It rests on 5 years of research and 50 years of experience.
      </p>
      <p>
        You see where people will do their best work, who completes whom in a team, and where an hour of training is
        worth most. They get a report of their own, and grow with it.
      </p>
    </SameTabs>
  );
}

export function StudentsTabs() {
  return (
    <SameTabs
      label="Who it is for"
      titles={['8th to 12th Standard', 'Competitive/Professional Exam Aspirant', 'Entrepreneurial Aspirant']}
    >
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
    </SameTabs>
  );
}
