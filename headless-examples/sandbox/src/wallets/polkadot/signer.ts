import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { isRecord } from '../../base/checks.ts'
import { wrapBytes } from '../../keys/polkadot.ts'
import { type PolkadotPayload, polkadotPayload } from '../../keys/polkadot-payload.ts'
import type { ApprovalRequest } from '../wallet.types.ts'
import { messageRequest, transactionRequest } from './approval-requests.ts'
import type { PolkadotAccount, PolkadotContext } from './context.ts'

/** The result of the signer API. `signature` as hex with `0x`. */
export type PageSignature = { id: number; signature: string }
export type PolkadotPageSigner = {
  signRaw(raw: unknown): Promise<PageSignature>
  signPayload(payload: unknown): Promise<PageSignature>
}

/** In bytes. Chains require a signature of the hash of a longer payload. */
const maxUnhashedPayload = 256

/** Creates the signer API. It signs with accounts that the page may see, after an approval. */
export function createSigner({
  approvals,
  scriptedAnswers,
  visible,
  accounts,
}: PolkadotContext): PolkadotPageSigner {
  let lastId = 0
  const accountAt = (address: unknown): PolkadotAccount => {
    const account = accounts().find(
      (candidate) =>
        visible().includes(candidate.address) && candidate.key.ownsAddress(String(address)),
    )
    if (!account) throw new Error('Unable to find keypair')
    return account
  }
  async function approveAndSign(
    request: ApprovalRequest,
    sign: () => Uint8Array,
  ): Promise<PageSignature> {
    const { approved } = await approvals.request(request)
    if (!approved) throw new Error('Cancelled')
    lastId += 1
    return { id: lastId, signature: `0x${bytesToHex(sign())}` }
  }
  const signRaw = async (raw: unknown) => {
    if (!isRecord(raw)) throw new Error('Nothing to sign')
    const account = accountAt(raw.address)
    const bytes = wrapBytes(parseBytes(raw.data))
    return approveAndSign(messageRequest(account, bytes), () => account.key.sign(bytes))
  }
  const signPayload = async (payload: unknown) => {
    if (!isPayload(payload)) throw new Error('Unable to read the payload')
    const account = accountAt(Reflect.get(payload, 'address'))
    const bytes = polkadotPayload(payload)
    const signedBytes = bytes.length > maxUnhashedPayload ? blake2b(bytes, { dkLen: 32 }) : bytes
    return approveAndSign(transactionRequest(account, payload), () =>
      account.key.signTyped(signedBytes),
    )
  }
  return {
    signRaw: async (raw) =>
      scriptedAnswers.respond('signRaw', () => signRaw(raw)) as Promise<PageSignature>,
    signPayload: async (payload) =>
      scriptedAnswers.respond('signPayload', () => signPayload(payload)) as Promise<PageSignature>,
  }
}

/** Parses hex as bytes and any other text as UTF-8. */
function parseBytes(data: unknown): Uint8Array {
  if (typeof data !== 'string') throw new Error('Nothing to sign')
  return /^0x([0-9a-f]{2})*$/i.test(data) ? hexToBytes(data.slice(2)) : utf8ToBytes(data)
}

const textFields = [
  'method',
  'era',
  'nonce',
  'tip',
  'specVersion',
  'transactionVersion',
  'genesisHash',
  'blockHash',
] as const
const isPayload = (value: unknown): value is PolkadotPayload =>
  isRecord(value) &&
  textFields.every((name) => typeof value[name] === 'string') &&
  Array.isArray(value.signedExtensions)
