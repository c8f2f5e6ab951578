/** The types of files that calls accept. The server recognises them by their bytes. */
export const FILE_TYPES = {
  csv: { mediaType: 'text/csv' },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  /** Excel before 2007, and every password-protected workbook. Neither can be read, but a call that knows the
   *  type can say what the file is. */
  xls: { mediaType: 'application/vnd.ms-excel' },
  zip: { mediaType: 'application/zip' },
} as const;

export type FileType = keyof typeof FILE_TYPES;
