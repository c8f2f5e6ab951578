import { createHash, X509Certificate } from 'node:crypto';
import { Integer, Null, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  Certificate,
  type ExtKeyUsage,
  MessageImprint,
  PKIStatus,
  SignedData,
  SignedDataVerifyError,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { accept, type Result, refuse } from '#db/result.ts';

/** Time stamps according to RFC 3161: an authority signs that it saw a hash at an instant. */

const SHA_256 = '2.16.840.1.101.3.4.2.1';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/** The query to an authority: the hash of a text, and a nonce that its reply has to repeat. */
export function buildQuery(text: string, nonce: Uint8Array): Buffer {
  const query = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({
        algorithmId: SHA_256,
        algorithmParams: new Null(),
      }),
      hashedMessage: new OctetString({ valueHex: exactly(sha256(text)) }),
    }),
    nonce: nonceOf(nonce),
    // The certificates are included, so that the reply can be checked after the authority is gone.
    certReq: true,
  });
  return Buffer.from(query.toSchema().toBER());
}

/** Encoded as positive, whatever its first bit. */
const nonceOf = (nonce: Uint8Array) =>
  Integer.fromBigInt(BigInt(`0x${Buffer.from(nonce).toString('hex')}`));

export interface StampCheck {
  readonly text: string;
  /** The certificates, in PEM, of the authorities that are trusted. */
  readonly authorities: string;
  /** The query's nonce; a stored reply is checked without it. */
  readonly nonce?: Uint8Array | undefined;
}

/** Whether a reply is a stamp of this text by a trusted authority, and its time. The certificates must be
 *  valid at that time: a stamp stays valid after its certificate expires. */
export async function checkStamp(
  reply: Uint8Array,
  { text, authorities, nonce }: StampCheck,
): Promise<Result<Date>> {
  const read = readReply(reply);
  if (!read.ok) return read;
  const { signed, info } = read.value;
  if (nonce && !info.nonce?.isEqual(nonceOf(nonce))) {
    return refuse('it answers another question');
  }
  try {
    const done = await signed.verify({
      signer: 0,
      data: exactly(Buffer.from(text)),
      trustedCerts: readAuthorities(authorities),
      checkChain: true,
      passedWhenNotRevValues: true,
      extendedMode: true,
    });
    if (!done.signatureVerified) return refuse('its signature is not good');
    if (!maySignTime(done.signerCertificate)) return refuse('its signer may not sign time stamps');
    return accept(info.genTime);
  } catch (error) {
    if (!(error instanceof SignedDataVerifyError)) throw error;
    return refuse(error.message);
  }
}

function readReply(
  reply: Uint8Array,
): Result<{ readonly signed: SignedData; readonly info: TSTInfo }> {
  try {
    const { status, timeStampToken: token } = TimeStampResp.fromBER(exactly(reply));
    if (status.status !== PKIStatus.granted && status.status !== PKIStatus.grantedWithMods) {
      const why = status.statusStrings?.map((line) => line.getValue()).join(' ') || 'no reason';
      return refuse(`the authority refused: ${why}`);
    }
    if (token?.contentType !== SIGNED_DATA) return refuse('there is no stamp in the answer');
    const signed = new SignedData({ schema: token.content });
    const { eContentType, eContent } = signed.encapContentInfo;
    if (eContentType !== TST_INFO || !eContent) return refuse('there is no stamp in the answer');
    return accept({ signed, info: TSTInfo.fromBER(eContent.getValue()) });
  } catch {
    return refuse('this is no answer of a time-stamping authority');
  }
}

/** Throws if the text contains no certificate: then the setting is wrong, not the stamp. */
export function readAuthorities(pem: string): Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (blocks.length === 0) throw new Error('there is no certificate in the file of TIMESTAMP_CA');
  return blocks.map((block) => Certificate.fromBER(exactly(new X509Certificate(block).raw)));
}

function maySignTime(certificate: Certificate | null | undefined): boolean {
  const usage = certificate?.extensions?.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE);
  return (
    (usage?.parsedValue as ExtKeyUsage | undefined)?.keyPurposes.includes(TIME_STAMPING) ?? false
  );
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
/** A separate buffer, because a `Buffer` may be part of a larger one. */
const exactly = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
