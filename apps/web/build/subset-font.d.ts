declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
  export = subsetFont;
}
