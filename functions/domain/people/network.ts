const maxPort = '(?::\\d{1,5})?';
const ipv4Pattern = new RegExp(`^(?:::ffff:)?(\\d{1,3}(?:\\.\\d{1,3}){3})${maxPort}$`, 'i');

/**
 * The network of an address: an IPv4 address itself, or the first 64 bits of an IPv6 address, which belong to one household or company
 * (`2001:db8:0:1`). Any other text is its own network.
 */
export function networkOf(address: string): string {
  const text = address.trim().toLowerCase();
  const ipv4 = ipv4Pattern.exec(text)?.[1];
  if (ipv4) return ipv4;
  const [ipv6 = ''] = text.replace(/^\[(.*)\].*$/, '$1').split('%');
  const [head = '', tail] = ipv6.split('::');
  if (!ipv6.includes(':')) return text;
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
