const paths = {
  previous: 'm15 18-6-6 6-6',
  next: 'm9 18 6-6-6-6',
  pause: 'M9 5v14M15 5v14',
  play: 'M7 4.5v15l12-7.5z',
  turnLeft: 'M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5',
  turnRight: 'M21 12a9 9 0 1 1-3-6.7L21 8M21 3v5h-5',
};

/** The few icons that the islands of public pages need: lighter than the icon library. */
export function Glyph({ of, size = 20 }: { of: keyof typeof paths; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={of === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[of]} />
    </svg>
  );
}
