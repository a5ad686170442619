import { classNames } from '#web/ui/class-names.ts';

interface SceneProps {
  /** The text of a file in `scenes`. It is part of the page, so that it has the colours of the page. */
  svg: string;
  className?: string | undefined;
}

/** A drawing for an audience, a pillar or a state. Small ones have a width in pixels, because larger text needs no larger drawing. Decorative: the text beside it has the same content. */
export function Scene({ svg, className }: SceneProps) {
  const untitled = svg.replace(/<title>.*<\/title>/, ''); // it would be a tooltip, and a second title of the page
  return (
    <div
      aria-hidden="true"
      className={classNames('*:block *:w-full', className)}
      dangerouslySetInnerHTML={{ __html: untitled }}
    />
  );
}
