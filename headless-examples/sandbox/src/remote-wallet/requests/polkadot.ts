import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { signPolkadotMessage, signPolkadotPayload, wrapBytes } from '../../keys/polkadot.ts'
import { type PolkadotPayload, polkadotPayload } from '../../keys/polkadot-payload.ts'
import { providerErrors } from '../../wallets/provider-error.ts'
import { messageContent, transactionContent } from '../../wallets/window/approval-content.ts'
import { decodeWith, orInvalid, parseObject, parseString } from './parse-params.ts'
import type { RequestHandlers } from './request.types.ts'

/** Parses hex as bytes and any other text as UTF-8. */
const parseBytes = (text: string): Uint8Array =>
  text.startsWith('0x') ? decodeWith(text.slice(2), 'message', hexToBytes) : utf8ToBytes(text)

/**
 * Handlers of Polkadot requests. Messages are wrapped in `<Bytes>`, so that a signed message can
 * never be a valid transaction.
 */
export const polkadotRequests: RequestHandlers = {
  /** Pages pass the message as `message`, or as `data` in the newer form of the method. */
  async polkadot_signMessage(rawParams, { secretOf }) {
    const params = parseObject(rawParams)
    const address = parseString(params, 'address')
    const secret = secretOf(address)
    if (params.type === 'payload')
      throw providerErrors.invalid('polkadot_signMessage signs no data of type payload')
    const text = parseString(params, 'message' in params ? 'message' : 'data')
    const message = wrapBytes(parseBytes(text))
    const readable = new TextDecoder().decode(message).slice('<Bytes>'.length, -'</Bytes>'.length)
    return {
      content: messageContent(address, readable),
      run: async () => ({ signature: signPolkadotMessage(secret, message) }),
    }
  },
  async polkadot_signTransaction(rawParams, { secretOf, chain }) {
    const params = parseObject(rawParams)
    const address = parseString(params, 'address')
    const secret = secretOf(address)
    const payload = parsePayload(params.transactionPayload)
    if (!payload.genesisHash.startsWith(`0x${chain.reference}`))
      throw providerErrors.invalid(`the transaction is not for ${chain.name}`)
    const bytes = orInvalid(() => polkadotPayload(payload))
    return {
      content: transactionContent({
        address,
        facts: [
          { label: 'Nonce', value: String(BigInt(payload.nonce)) },
          { label: 'Tip', value: String(BigInt(payload.tip)) },
        ],
        payload: payload.method,
        sends: false,
      }),
      run: async () => ({ signature: signPolkadotPayload(secret, bytes) }),
    }
  },
}

const hexFields = [
  'method',
  'era',
  'nonce',
  'tip',
  'specVersion',
  'transactionVersion',
  'genesisHash',
  'blockHash',
] as const

/** Parses a `SignerPayloadJSON`, whose values are hex. */
function parsePayload(value: unknown): PolkadotPayload {
  const payload = parseObject(value)
  const fields = Object.fromEntries(
    hexFields.map((name) => [name, parseHex(payload, name)]),
  ) as Record<(typeof hexFields)[number], string>
  const { signedExtensions, mode, metadataHash, assetId } = payload
  if (!Array.isArray(signedExtensions))
    throw providerErrors.invalid('signedExtensions must be an array')
  return {
    ...fields,
    signedExtensions: signedExtensions.map(String),
    ...(typeof mode === 'number' && { mode }),
    metadataHash: typeof metadataHash === 'string' ? metadataHash : null,
    assetId: typeof assetId === 'string' ? assetId : null,
  }
}

function parseHex(payload: Record<string, unknown>, name: string): string {
  const text = parseString(payload, name)
  if (!/^0x([0-9a-f]{2})+$/i.test(text))
    throw providerErrors.invalid(`${name} must be a hex string`)
  return text
}
