import { paths } from '#web/lib/paths.ts';
import { TitledList } from './titled-list.tsx';

const services = [
  {
    to: paths.students,
    title: 'Students / Job Seekers / Self Awareness',
    text: 'Which career suits you, and who you are: for school, for an exam, for a venture of your own or for the next job.',
  },
  {
    to: paths.organization,
    title: 'Organization',
    text: 'HR solutions, team building, training and development.',
  },
  {
    to: paths.bankingSolutions,
    title: 'Banking Solutions',
    text: 'Loan and credit default risk assessment for banks and lenders.',
  },
];

/** The target of the footer's link to the services. */
export function Services() {
  return (
    <section id="services" aria-labelledby="services-heading" className="overflow-clip py-(--section)">
      <div className="page-width grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <h2 id="services-heading">Services</h2>
        <TitledList items={services.map((one) => ({ ...one, heading: <a href={one.to}>{one.title}</a> }))} />
      </div>
    </section>
  );
}
