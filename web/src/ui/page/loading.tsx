import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';
import { loading } from '#web/lib/words/ui.ts';

interface LoadingProps {
  title?: string | undefined;
  text?: string | undefined;
}

/** Fills the page while nothing else can be shown. */
export function Loading({ title = loading.title, text = loading.text }: LoadingProps) {
  return (
    <div
      role="status"
      className="grid min-h-[calc(70*var(--dvh))] content-center justify-center justify-items-center gap-2 px-(--gutter) py-12 text-center"
    >
      <ProfileShape className="mb-3 size-20 animate-[breathe_2.4s_ease-in-out_infinite] motion-reduce:animate-none" />
      <p className="m-0 font-display text-xl/snug font-semibold">{title}</p>
      {text && <p className="m-0 text-quiet">{text}</p>}
    </div>
  );
}
