import { Island } from '#web/ui/page/island.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { About } from './about.tsx';
import { GetStarted } from './get-started.tsx';
import { HomeHero } from './home-hero.tsx';
import { Pillars } from './pillars.tsx';
import { Services } from './services.tsx';
import { WhyChoose } from './why-choose.tsx';

export function HomePage() {
  return (
    <>
      <PageHead
        title="TrueIn | See your true shape"
        description="A timed self-assessment on five pillars of a person, for students, job seekers, organizations and banks. Your report comes by mail."
      />
      <Island name="home-hero" when="load">
        <HomeHero />
      </Island>
      <Pillars />
      <WhyChoose />
      <GetStarted />
      <About />
      <Services />
    </>
  );
}
