/** The files that calls take. The server tells them apart by their bytes; the web offers them by these
 *  names in a file chooser. */
export const FILE_TYPES = {
  csv: { mediaType: 'text/csv', extension: '.csv' },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: '.xlsx',
  },
  /** Excel before 2007, and every workbook that is protected with a password: nobody reads them, but a
   *  call that knows them can say what they are. */
  xls: { mediaType: 'application/vnd.ms-excel', extension: '.xls' },
  zip: { mediaType: 'application/zip', extension: '.zip' },
} as const;

export type FileType = keyof typeof FILE_TYPES;
