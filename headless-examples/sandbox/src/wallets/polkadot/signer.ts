import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { isRecord } from '../../base/checks.ts'
import { wrapBytes } from '../../keys/polkadot.ts'
import { type PolkadotPayload, polkadotPayload } from '../../keys/polkadot-payload.ts'
import type { ApprovalRequest } from '../wallet.types.ts'
import { messageRequest, transactionRequest } from './approval-requests.ts'
import type { PolkadotContext, PolkadotAccount } from './context.ts'

/** As pages get it. */
export type PageSignature = { id: number; signature: string }
export type PolkadotPageSigner = {
  signRaw(raw: unknown): Promise<PageSignature>
  signPayload(payload: unknown): Promise<PageSignature>
}

/** Longer payloads are signed by their hash, as chains check them. */
const longestPayload = 256

/** Signs with the accounts that the page may see, after a person said yes. */
export function createSigner({
  approvals,
  scriptedAnswers,
  visible,
  accounts,
}: PolkadotContext): PolkadotPageSigner {
  let last = 0
  const accountAt = (address: unknown): PolkadotAccount => {
    const account = accounts.find(
      (one) => visible().includes(one.address) && one.key.ownsAddress(String(address)),
    )
    if (!account) throw new Error('Unable to find keypair')
    return account
  }
  async function decide(ask: ApprovalRequest, sign: () => Uint8Array): Promise<PageSignature> {
    if (!(await approvals.request(ask)).approved) throw new Error('Cancelled')
    last += 1
    return { id: last, signature: `0x${bytesToHex(sign())}` }
  }
  const signRaw = async (raw: unknown) => {
    if (!isRecord(raw)) throw new Error('Nothing to sign')
    const account = accountAt(raw.address)
    const bytes = wrapBytes(bytesOf(raw.data))
    return decide(messageRequest(account, bytes), () => account.key.sign(bytes))
  }
  const signPayload = async (payload: unknown) => {
    if (!isPayload(payload)) throw new Error('Unable to read the payload')
    const account = accountAt(Reflect.get(payload, 'address'))
    const bytes = polkadotPayload(payload)
    const signed = bytes.length > longestPayload ? blake2b(bytes, { dkLen: 32 }) : bytes
    return decide(transactionRequest(account, payload), () => account.key.signTyped(signed))
  }
  return {
    signRaw: async (raw) => scriptedAnswers.respond('signRaw', () => signRaw(raw)) as Promise<PageSignature>,
    signPayload: async (payload) =>
      scriptedAnswers.respond('signPayload', () => signPayload(payload)) as Promise<PageSignature>,
  }
}

/** Hex is bytes, anything else text. */
function bytesOf(data: unknown): Uint8Array {
  if (typeof data !== 'string') throw new Error('Nothing to sign')
  return /^0x([0-9a-f]{2})*$/i.test(data) ? hexToBytes(data.slice(2)) : utf8ToBytes(data)
}

const texts = [
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
  texts.every((name) => typeof value[name] === 'string') &&
  Array.isArray(value.signedExtensions)
