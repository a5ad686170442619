import * as words from '#web/lib/words/pictures.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The size of each file of `web/public/pictures` on the page; `test/e2e/support/look/take-pictures.ts` takes them. */
const sizes = { report: [520, 620], scores: [520, 620], quiz: [390, 620], preview: [520, 620] } as const;

interface ProductPictureProps {
  of: keyof typeof sizes;
  /** Empty where a text beside it describes it. */
  alt?: string | undefined;
  className?: string | undefined;
}

/** A screen of the product, in a plain frame. A phone hides those of a hero, and loads none of them because they are lazy. */
export function ProductPicture({ of, alt = words.screens[of], className }: ProductPictureProps) {
  const [width, height] = sizes[of];
  return (
    <picture>
      <source type="image/avif" srcSet={`/pictures/${of}.avif`} />
      <img
        src={`/pictures/${of}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        className={classNames('block rounded-lg border border-line bg-paper shadow-1', className)}
      />
    </picture>
  );
}

export function CaptionedPicture({ of, className }: Omit<ProductPictureProps, 'alt'>) {
  return (
    <figure
      className={classNames('m-0 [&_figcaption]:mt-3 [&_figcaption]:text-sm [&_figcaption]:text-quiet', className)}
    >
      <ProductPicture of={of} alt="" />
      <figcaption>{words.screens[of]}</figcaption>
    </figure>
  );
}
