import { type Readable, Transform } from 'node:stream';
import type { FileBody } from '@tredici/contract/call';
import type { FileType } from '@tredici/contract/file-types';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { fileTypeOf, HEAD_BYTES, isBinary } from './file-type.ts';

/** A file while it is being received. Reading it slowly slows the sender down. The stream ends with a refusal
 *  if the file is too large, turns out to be of another type or stops half-way, so whoever reads it to the
 *  end has all of it. Nothing is kept on disk. */
export interface UploadedFile {
  readonly type: FileType;
  readonly bytes: Readable;
}

/** Waits until the beginning of the file shows its type. */
export async function receiveFile(
  request: FastifyRequest,
  { maxBytes, types }: FileBody,
): Promise<UploadedFile> {
  const incoming = request.body as Readable | undefined;
  if (!incoming) throw missing();
  // A refused file is still read and discarded, because a sender who is cut off does not see the reply.
  if (Number(request.headers['content-length']) > maxBytes) {
    incoming.resume();
    throw new AppError('body_too_large');
  }
  if (request.headers['content-encoding'] !== undefined) {
    incoming.resume();
    throw new AppError('unsupported_media_type');
  }
  const type = Promise.withResolvers<FileType>();
  const bytes = checkBytes(maxBytes, types, type.resolve);
  bytes.once('error', type.reject);
  incoming.once('error', () => bytes.destroy(new AppError('malformed_body')));
  incoming.once('close', () => {
    if (!incoming.readableEnded) bytes.destroy(new AppError('malformed_body'));
  });
  bytes.once('close', () => {
    incoming.unpipe(bytes);
    incoming.resume();
  });
  incoming.pipe(bytes);
  return { type: await type.promise, bytes };
}

/** Passes the bytes on once the type is known, and counts them. */
function checkBytes(
  maxBytes: number,
  types: readonly FileType[],
  onType: (type: FileType) => void,
): Transform {
  let received = 0;
  let head: Buffer = Buffer.alloc(0);
  let type: FileType | undefined;
  const recogniseType = (): AppError | undefined => {
    if (head.length === 0) return missing();
    type = fileTypeOf(head, types);
    if (type === undefined) return new AppError('unsupported_media_type');
    onType(type);
    return undefined;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > maxBytes) return done(new AppError('body_too_large'));
      if (type !== undefined) {
        // It began as text but goes on as something else.
        if (type === 'csv' && isBinary(chunk)) return done(new AppError('unsupported_media_type'));
        return done(null, chunk);
      }
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD_BYTES) return done();
      const refusal = recogniseType();
      return refusal ? done(refusal) : done(null, head);
    },
    flush(done) {
      if (type !== undefined) return done();
      const refusal = recogniseType();
      return refusal ? done(refusal) : done(null, head);
    },
  });
}

function missing(): AppError {
  return new AppError('validation', { fields: { file: ['required'] } });
}
