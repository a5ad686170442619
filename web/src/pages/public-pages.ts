import type { ComponentType } from 'react';
import { ContactPage } from '#web/features/contact/contact-page.tsx';
import { HomePage } from '#web/features/home/home-page.tsx';
import { MethodPage } from '#web/features/legal/method-page.tsx';
import { PrivacyPage } from '#web/features/legal/privacy-page.tsx';
import { TermsPage } from '#web/features/legal/terms-page.tsx';
import { BankingPage } from '#web/features/marketing/banking-page.tsx';
import { JobSeekersPage } from '#web/features/marketing/job-seekers-page.tsx';
import { OrganizationPage } from '#web/features/marketing/organization-page.tsx';
import { SelfAwarenessPage } from '#web/features/marketing/self-awareness-page.tsx';
import { StudentsPage } from '#web/features/marketing/students-page.tsx';
import { paths } from '#web/lib/paths.ts';

/** Every public page, prerendered at the build. */
export const publicPages: Record<string, ComponentType> = {
  [paths.home]: HomePage,
  [paths.students]: StudentsPage,
  [paths.jobSeekers]: JobSeekersPage,
  [paths.selfAwareness]: SelfAwarenessPage,
  [paths.organization]: OrganizationPage,
  [paths.bankingSolutions]: BankingPage,
  [paths.method]: MethodPage,
  [paths.contact]: ContactPage,
  [paths.privacy]: PrivacyPage,
  [paths.terms]: TermsPage,
};
