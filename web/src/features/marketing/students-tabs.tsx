import { Tabs } from '#web/ui/page/tabs.tsx';
import { ConfusionToClarity } from './confusion-to-clarity.tsx';

const tabs = [
  { id: 'standard', title: '8th to 12th Standard', content: <ConfusionToClarity /> },
  { id: 'exams', title: 'Competitive/Professional Exam Aspirant', content: <ConfusionToClarity /> },
  { id: 'entrepreneurial', title: 'Entrepreneurial Aspirant', content: <ConfusionToClarity /> },
];

export function StudentsTabs() {
  return <Tabs label="Who it is for" tabs={tabs} />;
}
