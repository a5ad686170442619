import type { ComponentType } from 'react';

/** The parts of public pages that React hydrates, by name. */
export const islands: Record<string, () => Promise<ComponentType>> = {
  'account-menu': async () => (await import('#web/app/shell/account-menu.tsx')).AccountMenu,
  'services-menu': async () => (await import('#web/app/shell/services-menu.tsx')).ServicesMenu,
  'side-menu': async () => (await import('#web/app/shell/side-menu.tsx')).SideMenu,
  'home-hero': async () => (await import('#web/features/home/home-hero.tsx')).HomeHero,
  'pillar-carousel': async () => (await import('#web/features/home/pillar-carousel.tsx')).PillarCarousel,
  'about-tabs': async () => (await import('#web/features/home/about-tabs.tsx')).AboutTabs,
  'students-tabs': async () => (await import('#web/features/marketing/tabs.tsx')).StudentsTabs,
  'organization-hero': async () => (await import('#web/features/marketing/heroes.tsx')).OrganizationHero,
  'organization-tabs': async () => (await import('#web/features/marketing/tabs.tsx')).OrganizationTabs,
  'banking-hero': async () => (await import('#web/features/marketing/heroes.tsx')).BankingHero,
  'banking-tabs': async () => (await import('#web/features/marketing/tabs.tsx')).BankingTabs,
  'section-mark': async () => (await import('#web/report-view/section-mark.ts')).SectionMark,
  'contact-hero': async () => (await import('#web/features/contact/contact-hero.tsx')).ContactHero,
  'contact-form': async () => (await import('#web/features/contact/contact-form.tsx')).ContactForm,
};
