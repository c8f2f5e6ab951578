import { type Readable, Transform } from 'node:stream';
import type { FileBody } from '@tredici/contract/call';
import type { FileType } from '@tredici/contract/file-types';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { fileTypeOf, HEAD_BYTES, isBinary } from './file-type.ts';

/** A file on its way in. Reading it slowly slows the sender down; a file that is too large, that turns
 *  out to be another type or that stops half-way ends the stream with a refusal, so that whoever reads
 *  it to its end has all of it. Nothing of it is kept on disk. */
export interface UploadedFile {
  readonly type: FileType;
  readonly bytes: Readable;
}

/** Waits until the beginning of the file tells its type. */
export async function receiveFile(
  request: FastifyRequest,
  { maxBytes, types }: FileBody,
): Promise<UploadedFile> {
  const incoming = request.body as Readable | undefined;
  if (!incoming) throw missing();
  // What is refused is still read, and thrown away: a sender who is cut off sees no answer.
  if (Number(request.headers['content-length']) > maxBytes) {
    incoming.resume();
    throw new AppError('body_too_large');
  }
  if (request.headers['content-encoding'] !== undefined) {
    incoming.resume();
    throw new AppError('unsupported_media_type');
  }
  let told: (type: FileType) => void = () => {};
  const bytes = checkBytes(maxBytes, types, (type) => told(type));
  const arrived = new Promise<FileType>((resolve, reject) => {
    told = resolve;
    bytes.once('error', reject);
  });
  incoming.once('error', () => bytes.destroy(new AppError('malformed_body')));
  incoming.once('close', () => {
    if (!incoming.readableEnded) bytes.destroy(new AppError('malformed_body'));
  });
  bytes.once('close', () => {
    incoming.unpipe(bytes);
    incoming.resume();
  });
  incoming.pipe(bytes);
  return { type: await arrived, bytes };
}

/** Passes bytes on once the first of them have told what they are, and counts them. */
function checkBytes(
  maxBytes: number,
  types: readonly FileType[],
  onType: (type: FileType) => void,
): Transform {
  let received = 0;
  let head: Buffer = Buffer.alloc(0);
  let type: FileType | undefined;
  const tellType = (): AppError | undefined => {
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
        // A text that turns into something else further on.
        if (type === 'csv' && isBinary(chunk)) return done(new AppError('unsupported_media_type'));
        return done(null, chunk);
      }
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD_BYTES) return done();
      const refusal = tellType();
      return refusal ? done(refusal) : done(null, head);
    },
    flush(done) {
      if (type !== undefined) return done();
      const refusal = tellType();
      return refusal ? done(refusal) : done(null, head);
    },
  });
}

function missing(): AppError {
  return new AppError('validation', { fields: { file: ['required'] } });
}
