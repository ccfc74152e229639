import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { signPolkadotMessage, signPolkadotPayload, wrapBytes } from '../../keys/polkadot.ts'
import { type PolkadotPayload, polkadotPayload } from '../../keys/polkadot-payload.ts'
import { providerErrors } from '../../wallets/provider-error.ts'
import { messageContent, transactionContent } from '../../wallets/window/approval-content.ts'
import { decodeWith, parseObject, parseText, orInvalid } from './parse-params.ts'
import type { RequestHandlers } from './request.types.ts'

const bytesOf = (text: string): Uint8Array =>
  text.startsWith('0x') ? decodeWith(text.slice(2), 'message', hexToBytes) : utf8ToBytes(text)

/** Messages and transactions with the account's real key; never bytes that could be either. */
export const polkadotRequests: RequestHandlers = {
  /** `message`, or `data` as the newer form of the method has it. */
  async polkadot_signMessage(given, { secretOf }) {
    const params = parseObject(given)
    const address = parseText(params, 'address')
    const secret = secretOf(address)
    if (params.type === 'payload')
      throw providerErrors.invalid('a message is not signed as a transaction')
    const message = wrapBytes(bytesOf(parseText(params, 'message' in params ? 'message' : 'data')))
    const shown = new TextDecoder().decode(message).slice('<Bytes>'.length, -'</Bytes>'.length)
    return {
      content: messageContent(address, shown),
      run: async () => ({ signature: signPolkadotMessage(secret, message) }),
    }
  },
  async polkadot_signTransaction(given, { secretOf, chain }) {
    const params = parseObject(given)
    const address = parseText(params, 'address')
    const secret = secretOf(address)
    const payload = readPayload(params.transactionPayload)
    if (!payload.genesisHash.startsWith(`0x${chain.reference}`))
      throw providerErrors.invalid(`the transaction is not for ${chain.name}`)
    const bytes = orInvalid(() => polkadotPayload(payload))
    return {
      content: transactionContent({
        address,
        facts: [
          { label: 'Number', value: String(BigInt(payload.nonce)) },
          { label: 'Tip', value: String(BigInt(payload.tip)) },
        ],
        payload: payload.method,
        sends: false,
      }),
      run: async () => ({ signature: signPolkadotPayload(secret, bytes) }),
    }
  },
}

const hexNames = [
  'method',
  'era',
  'nonce',
  'tip',
  'specVersion',
  'transactionVersion',
  'genesisHash',
  'blockHash',
] as const

/** `SignerPayloadJSON`, every part of it in hex. */
function readPayload(given: unknown): PolkadotPayload {
  const payload = parseObject(given)
  const parts = Object.fromEntries(
    hexNames.map((name) => [name, hexText(payload, name)]),
  ) as Record<(typeof hexNames)[number], string>
  const { signedExtensions, mode } = payload
  if (!Array.isArray(signedExtensions))
    throw providerErrors.invalid('signedExtensions are expected')
  return {
    ...parts,
    signedExtensions: signedExtensions.map(String),
    ...(typeof mode === 'number' && { mode }),
    metadataHash: typeof payload.metadataHash === 'string' ? payload.metadataHash : null,
    assetId: typeof payload.assetId === 'string' ? payload.assetId : null,
  }
}

function hexText(payload: Record<string, unknown>, name: string): string {
  const text = parseText(payload, name)
  if (!/^0x([0-9a-f]{2})+$/i.test(text)) throw providerErrors.invalid(`${name} must be a hex text`)
  return text
}
