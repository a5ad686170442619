declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options?: {
      targetFormat?: 'truetype';
      noHinting?: boolean;
      keepFeatures?: string[];
      variationAxes?: Record<string, number>;
    },
  ): Promise<Uint8Array>;
}
