const tag = Buffer.from('hyperlink ');

/**
 * Renames the hyperlink elements of a worksheet's XML, in place, so that the parser does not see them: it makes a cell
 * for each place a link covers, and one link may cover all 17 billion.
 */
export function disarmLinks(xml: Buffer): void {
  for (let at = xml.indexOf(tag); at >= 0; at = xml.indexOf(tag, at + tag.length)) {
    const prefix = /<(\w+:)?$/.test(xml.toString('latin1', Math.max(0, at - 100), at));
    if (prefix) xml[at] = 0x78;
  }
}
