import { Tabs } from '#web/ui/page/tabs.tsx';

const solution = (
  <div className="grid gap-4 [&_h3]:m-0 [&_h3]:text-2xl [&_p]:m-0">
    <p>
      A person is more than a role. Our assessment measures 20 core parameters along five pillars and gives each person
      quantitative scores, EQ, MQ, LQ and a SWOT. It rests on 5 years of research and 50 years of experience.
    </p>
    <p>
      You see where people will do their best work, who completes whom in a team, and where an hour of training is worth
      most. They get a report of their own, and grow with it.
    </p>
  </div>
);

const tabs = [
  { id: 'hr', title: 'HR Solutions', content: solution },
  { id: 'training', title: 'Training and Development', content: solution },
];

export function OrganizationTabs() {
  return <Tabs label="What we offer" tabs={tabs} />;
}
