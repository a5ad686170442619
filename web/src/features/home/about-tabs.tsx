import * as words from '#web/lib/words/home/about-tabs.ts';
import { Tabs } from '#web/ui/page/tabs.tsx';

const tabs = [
  { id: 'purpose', title: words.purpose.title, content: <p>{words.purpose.text}</p> },
  { id: 'vision', title: words.vision.title, content: <p>{words.vision.text}</p> },
];

export function AboutTabs() {
  return <Tabs label={words.label} tabs={tabs} />;
}
