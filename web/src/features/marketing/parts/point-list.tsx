export interface Point {
  title: string;
  text: string;
}

/** The benefits of the assessment for one audience, as a list. */
export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <ul className="m-0 grid list-none grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-8 p-0 [&_h3]:mb-2 [&_h3]:text-lg [&_li]:border-t-2 [&_li]:border-body [&_li]:pt-4 [&_p]:m-0 [&_p]:text-quiet">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
