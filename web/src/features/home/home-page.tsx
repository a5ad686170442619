import { Link, useLocation } from 'react-router-dom';
import { useEffect } from 'react';
import { paths, readRouteState } from '#web/lib/paths.ts';
import { pillars } from '#web/lib/pillars.ts';
import { useAssessmentPath } from '#web/lib/use-assessment-path.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { HeroSlider, type HeroSlide } from '#web/ui/hero-slider.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { About } from './about.tsx';
import { GetStarted } from './get-started.tsx';
import { Pillars } from './pillars.tsx';
import { WhyChoose } from './why-choose.tsx';

const slides: HeroSlide[] = [
  {
    heading: 'See the true shape of who you are',
    text: 'A person has five sides. Half an hour of honest answers shows you how far yours reach.',
    profile: [0.92, 0.72, 0.9, 0.62, 0.82],
    link: <a href="#pillars">Read about the five pillars</a>,
  },
  {
    heading: 'Choose a career that fits you',
    text: 'For students, aspirants and job seekers: know yourself first, then choose.',
    profile: [1, 0.6, 0.78, 0.5, 0.68],
    link: <Link to={paths.students}>For students and job seekers</Link>,
  },
  {
    heading: 'Build teams on what people are',
    text: 'HR solutions, team building, training and development for organizations.',
    profile: [0.7, 0.88, 0.64, 0.94, 0.6],
    link: <Link to={paths.organization}>For organizations</Link>,
  },
  {
    heading: 'Meet the person behind the loan',
    text: 'Loan and credit default risk assessment for banks and NBFCs.',
    profile: [0.62, 1, 0.72, 0.66, 0.92],
    link: <Link to={paths.bankingSolutions}>For banks and lenders</Link>,
  },
];
const sideNames = pillars.map(({ name }) => name);

export function HomePage() {
  const assessment = useAssessmentPath();
  useScrollHint();
  return (
    <>
      <PageHead
        title="TrueIn | See your true shape"
        description="A timed self-assessment on five pillars of a person, for students, job seekers, organizations and banks. Your report comes by mail."
      />
      <HeroSlider title="The TrueIn self-assessment" slides={slides} sideNames={sideNames}>
        <ButtonLink to={assessment} tone="primary" size="large">
          Take Assessment
        </ButtonLink>
      </HeroSlider>
      <Pillars />
      <WhyChoose />
      <GetStarted />
      <About />
    </>
  );
}

/** Scrolls to the section that the last page, or the navbar, asked for. */
function useScrollHint(): void {
  const { key, state } = useLocation();
  const { scrollTo } = readRouteState(state);
  useEffect(() => {
    if (scrollTo) document.getElementById(scrollTo)?.scrollIntoView();
  }, [scrollTo, key]);
}
