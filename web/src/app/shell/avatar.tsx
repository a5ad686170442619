import { useState } from 'react';

const standIn = '/avatar.svg';

/** The account's photo; a drawing if there is none, or it does not load. */
export function Avatar({ picture }: { picture: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  const source = picture === undefined || picture === broken ? standIn : picture;
  return (
    <img
      src={source}
      alt=""
      width="40"
      height="40"
      referrerPolicy="no-referrer"
      className="block h-[min(2.5rem,14vw)] w-[min(2.5rem,14vw)] rounded-[50%] bg-sunken object-cover"
      onError={() => setBroken(picture)}
    />
  );
}
