import * as z from 'zod/mini';
import { seasonQuery, wholeNumber } from './bets.ts';
import { defineCall } from './call.ts';
import type { ErrorCode } from './errors.ts';
import { classicRole } from './fantasy-figures.ts';
import { instant } from './moments.ts';

/** The limits of a file, and of the files that a user can keep. */
export const IMPORT_LIMITS = {
  fileBytes: 5 * 1024 * 1024,
  /** Players in a file: Serie A has about 650, including those who have left. */
  players: 2_000,
  kept: 200,
  /** Problems listed in a reply; the others are only counted. */
  problems: 200,
} as const;

/** The files of Fantacalcio.it that can be read: Quotazioni, Statistiche, the Voti of a round, and the export
 *  of a league. The kind is recognised by the columns. */
export const IMPORT_KINDS = ['quotes', 'statistics', 'votes', 'league'] as const;
export const VOTE_SOURCES = ['Fantacalcio', 'Statistico', 'Italia'] as const;

/** Why something in a row cannot be read. The row is left out, except for an unknown club or Mantra role:
 *  then only that value is left out. */
export const ROW_PROBLEMS = [
  'missing',
  'not-a-number',
  'out-of-range',
  'unknown-role',
  'duplicated-id',
  'unknown-club',
  'unknown-player',
] as const;

/** Reasons to check a file although it can be read. */
export const IMPORT_WARNINGS = [
  /** Clubs are missing, or more than a fifth of the players in the previous file. */
  'half-file',
  /** It is for a season before the newest one stored. */
  'old-season',
  /** Rows were left out. */
  'rows-left-out',
] as const;

const importedFile = z.object({
  id: z.int(),
  kind: z.enum(IMPORT_KINDS),
  season: z.string(),
  /** Only for votes. */
  round: z.nullable(z.int()),
  file_name: z.string(),
  /** A preview is not in use; an undone file can be confirmed again. */
  status: z.enum(['preview', 'confirmed', 'undone']),
  /** Whether this is the file in use for its kind, season and round. */
  is_active: z.boolean(),
  rows: z.int(),
  created_at: instant,
  confirmed_at: z.nullable(instant),
});
export type ImportedFile = z.output<typeof importedFile>;

const named = { player_id: z.int(), name: z.string(), club: z.string(), role: classicRole };
const difference = z.object({
  /** The file that it is compared with, or null values for the list common to all users; null if there is
   *  neither. */
  against: z.nullable(
    z.object({ file_name: z.nullable(z.string()), confirmed_at: z.nullable(instant) }),
  ),
  added: z.array(z.object(named)),
  gone: z.array(z.object(named)),
  moved: z.array(z.object({ ...named, from: z.string() })),
  /** Largest change first. */
  prices: z.array(z.object({ ...named, from: z.int(), to: z.int() })),
});
export type ImportDifference = z.output<typeof difference>;

const rowProblem = z.object({
  sheet: z.string(),
  /** As the program that made the file counts rows, from 1. */
  row: z.int(),
  column: z.string(),
  problem: z.enum(ROW_PROBLEMS),
  /** The content of the cell, at most 80 characters. */
  value: z.string(),
});
export type ImportRowProblem = z.output<typeof rowProblem>;

const preview = z.object({
  file: importedFile,
  problems: z.array(rowProblem),
  problem_count: z.int(),
  warnings: z.array(z.enum(IMPORT_WARNINGS)),
  difference,
});
export type ImportPreview = z.output<typeof preview>;

/** Why a file is refused; the web's `errors.json` has a text for each reason. */
const FILE_REFUSALS = [
  'file_corrupt',
  'file_protected',
  'file_has_macros',
  'file_unpacks_too_large',
  'file_too_many_rows',
  'file_not_a_table',
  'file_wrong_layout',
  'file_sheet_missing',
  'file_no_rows',
  'file_season_unknown',
  'file_wrong_season',
  'file_round_unknown',
  'file_too_slow',
] as const satisfies readonly ErrorCode[];

const params = z.object({ id: wholeNumber });

export const fantasyImportCalls = {
  listImports: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/imports/',
    access: 'login',
    summary: "The caller's own files, the newest first",
    status: 200,
    reply: z.object({ results: z.array(importedFile) }),
  }),
  uploadImport: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/imports/',
    access: 'login',
    summary:
      'Reads a file of Fantacalcio.it and reports what it would change; nothing takes effect yet',
    query: z.object({
      /** The file's name, which often contains season and round. */
      name: z.optional(z.string().check(z.maxLength(200))),
      /** Required after `file_season_unknown` and `file_round_unknown`. A file that names another season is
       *  refused with `file_wrong_season`. */
      season: seasonQuery,
      round: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(38))),
      /** Whose votes to read; by default those of Fantacalcio. */
      source: z.optional(z.enum(VOTE_SOURCES)),
    }),
    body: { kind: 'file', maxBytes: IMPORT_LIMITS.fileBytes, types: ['csv', 'xlsx', 'xls', 'zip'] },
    status: 201,
    reply: preview,
    errors: [
      ...FILE_REFUSALS,
      'body_too_large',
      'unsupported_media_type',
      'limit_reached',
      'too_many_requests',
    ],
  }),
  getImport: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/imports/:id/',
    access: 'login',
    summary: "One of the caller's own files, with what it changes or changed",
    params,
    status: 200,
    reply: preview,
    errors: ['not_found'],
  }),
  confirmImport: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/imports/:id/confirm/',
    access: 'login',
    summary: 'Puts a file into effect, for the caller only',
    params,
    status: 200,
    reply: importedFile,
    errors: ['not_found'],
  }),
  undoImport: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/imports/:id/undo/',
    access: 'login',
    summary: 'Ends the effect of a file: everything is as it was before',
    params,
    status: 200,
    reply: importedFile,
    errors: ['not_found', 'conflict'],
  }),
  deleteImport: defineCall({
    method: 'DELETE',
    path: '/v1/tredici/fantasy/imports/:id/',
    access: 'login',
    summary: "Deletes one of the caller's own files",
    params,
    status: 204,
    errors: ['not_found'],
  }),
};
