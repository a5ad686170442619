import type { ReactNode } from 'react';
import { banking, organization, students } from '#web/lib/words/marketing/tabs.ts';
import { Tabs } from '#web/ui/page/tabs.tsx';

/** Tabs that all show the same text, which holds for each of their titles. */
function SameTabs({ label, titles, children }: { label: string; titles: readonly string[]; children: ReactNode }) {
  const content = <div className="grid gap-4 [&_h3]:m-0 [&_h3]:text-2xl [&_p]:m-0">{children}</div>;
  return <Tabs label={label} tabs={titles.map((title, place) => ({ id: `tab-${place}`, title, content }))} />;
}

export function BankingTabs() {
  return (
    <SameTabs label={banking.label} titles={banking.titles}>
      <p>{banking.about}</p>
      <p>{banking.canTell}</p>
      <p>{banking.cannotTell}</p>
      <p>{banking.basis}</p>
    </SameTabs>
  );
}

export function OrganizationTabs() {
  return (
    <SameTabs label={organization.label} titles={organization.titles}>
      <p>{organization.about}</p>
      <p>{organization.use}</p>
    </SameTabs>
  );
}

export function StudentsTabs() {
  return (
    <SameTabs label={students.label} titles={students.titles}>
      <h3>{students.heading}</h3>
      <p>{students.about}</p>
      <p>{students.report}</p>
    </SameTabs>
  );
}
