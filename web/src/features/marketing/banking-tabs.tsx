import { Tabs } from '#web/ui/page/tabs.tsx';

const solution = (
  <div className="grid gap-4 [&_h3]:m-0 [&_h3]:text-2xl [&_p]:m-0">
    <p>
      A statement of accounts tells what someone could pay. It does not tell what they will do when it gets tight. Our
      assessment measures 20 core parameters along five pillars, ethics, discipline and wellbeing among them, and gives
      quantitative scores, EQ, MQ, LQ and a SWOT.
    </p>
    <p>
      It stands beside your own checks and does not replace them. It rests on 5 years of research and 50 years of
      experience.
    </p>
  </div>
);

const tabs = [
  { id: 'risk', title: 'Loan/Credit Default Risk Assessment', content: solution },
  { id: 'hr', title: 'HR Solutions', content: solution },
  { id: 'training', title: 'Training and Development', content: solution },
];

export function BankingTabs() {
  return <Tabs label="What we offer" tabs={tabs} />;
}
