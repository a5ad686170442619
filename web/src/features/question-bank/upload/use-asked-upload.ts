import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Opens the upload that the address names, once: `?upload=…`, as the list of uploads links to it. */
export function useAskedUpload(open: (uploadId: string) => void): void {
  const [query, setQuery] = useSearchParams();
  const opener = useRef(open);
  useEffect(() => {
    opener.current = open;
  });
  const asked = query.get('upload');
  useEffect(() => {
    if (asked === null) return;
    opener.current(asked);
    setQuery({}, { replace: true });
  }, [asked, setQuery]);
}
