import * as words from '#web/lib/words/home/about-tabs.ts';
import { Tabs } from '#web/ui/page/tabs.tsx';

const tabs = Object.entries(words.tabs).map(([title, text], place) => ({
  id: `tab-${place}`,
  title,
  content: <p>{text}</p>,
}));

export function AboutTabs() {
  return <Tabs label={words.label} tabs={tabs} />;
}
