import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf';

/** pdf.js lists operators with what Node has from version 21 on. */
if (!('transferToFixedLength' in ArrayBuffer.prototype))
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    configurable: true,
    value(this: ArrayBuffer, length = this.byteLength) {
      return this.slice(0, length);
    },
  });

export type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** pdf.js's name and arguments of each operator of a page, in the order in which they are drawn. */
export async function readOperators(page: Page): Promise<{ name: string; args: readonly unknown[] }[]> {
  const { OPS } = await getResolvedPDFJS();
  const names = new Map<unknown, string>(Object.entries(OPS).map(([name, number]) => [number, name]));
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.map((operator, index) => {
    const args: unknown = argsArray[index];
    return { name: names.get(operator) ?? '', args: Array.isArray(args) ? args : [] };
  });
}
