import { Tabs } from '#web/ui/page/tabs.tsx';

const tabs = [
  {
    id: 'purpose',
    title: 'Our Purpose',
    content: (
      <p>
        To help people see themselves as they are, so that they choose their studies, their work and their partners in
        business with open eyes.
      </p>
    ),
  },
  {
    id: 'vision',
    title: 'Our Vision',
    content: (
      <p>
        A world in which nobody is guessed at: where a student, a candidate or a borrower is met as the person they
        truly are.
      </p>
    ),
  },
];

export function AboutTabs() {
  return <Tabs label="Purpose and vision" tabs={tabs} />;
}
