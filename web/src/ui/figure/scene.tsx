import { classNames } from '#web/ui/class-names.ts';

interface SceneProps {
  /** The text of a file in `scenes`. It is part of the page, so that it has the colours of the page. */
  svg: string;
  className?: string | undefined;
}

/** A drawing for an audience, a pillar or a state. Decorative: the text beside it has the same content. */
export function Scene({ svg, className }: SceneProps) {
  return (
    <div
      aria-hidden="true"
      // Without the pointer, its title is no tooltip.
      className={classNames('pointer-events-none *:block *:w-full', className)}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
