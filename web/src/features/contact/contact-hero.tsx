import { HeroSlider, type HeroSlide } from '#web/ui/page/hero-slider.tsx';

const slides: HeroSlide[] = [
  {
    heading: 'Let us talk',
    text: 'Tell us what you want to find out, about yourself or about others.',
    profile: [0.92, 0.72, 0.9, 0.62, 0.82],
  },
  {
    heading: 'A choice ahead?',
    text: 'Students, aspirants and job seekers: ask us how the assessment works.',
    profile: [1, 0.6, 0.78, 0.5, 0.68],
  },
  {
    heading: 'A team to build?',
    text: 'Organizations: ask us for a pilot with your own people.',
    profile: [0.7, 0.88, 0.64, 0.94, 0.6],
  },
  {
    heading: 'A risk to judge?',
    text: 'Banks and lenders: ask us about default risk assessment.',
    profile: [0.62, 1, 0.72, 0.66, 0.92],
  },
];

export function ContactHero() {
  return <HeroSlider title="Contact" slides={slides} />;
}
