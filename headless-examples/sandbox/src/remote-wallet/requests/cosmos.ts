import { base64 } from '@scure/base'
import { isRecord } from '../../base/checks.ts'
import { cosmosPublicKey, type DirectDoc, signAmino, signDirect } from '../../keys/cosmos.ts'
import { providerErrors } from '../../wallets/provider-error.ts'
import type { ApprovalContent } from '../../wallets/wallet.types.ts'
import { messageContent, transactionContent } from '../../wallets/window/approval-content.ts'
import { orInvalid, parseBase64, parseObject, parseString } from './parse-params.ts'
import type { RequestHandlers } from './request.types.ts'

/**
 * Handlers of Cosmos requests. Messages are amino documents that cannot be transactions (ADR-36).
 */
export const cosmosRequests: RequestHandlers = {
  cosmos_getAccounts: async (_, { accounts }) => ({
    content: null,
    run: async () =>
      accounts.map(({ address, secret }) => ({
        algo: 'secp256k1',
        address,
        pubkey: base64.encode(cosmosPublicKey(secret)),
      })),
  }),
  async cosmos_signAmino(rawParams, { secretOf, chain }) {
    const params = parseObject(rawParams)
    const signer = parseString(params, 'signerAddress')
    const secret = secretOf(signer)
    const signDoc = parseObject(params.signDoc)
    const message = parseAdr36Message(signDoc, signer)
    if (message === null && signDoc.chain_id !== chain.reference)
      throw providerErrors.invalid(`the document is not for ${chain.name}`)
    return {
      content:
        message === null ? documentContent(signer, signDoc) : messageContent(signer, message),
      run: async () => ({ signature: signAmino(secret, signDoc), signed: signDoc }),
    }
  },
  async cosmos_signDirect(rawParams, { secretOf, chain }) {
    const params = parseObject(rawParams)
    const signer = parseString(params, 'signerAddress')
    const secret = secretOf(signer)
    const signDoc = parseObject(params.signDoc)
    const doc: DirectDoc = {
      bodyBytes: parseBase64(signDoc, 'bodyBytes'),
      authInfoBytes: parseBase64(signDoc, 'authInfoBytes'),
      chainId: parseString(signDoc, 'chainId'),
      accountNumber: orInvalid(() => BigInt(String(signDoc.accountNumber ?? 0))),
    }
    if (doc.chainId !== chain.reference)
      throw providerErrors.invalid(`the document is not for ${chain.name}`)
    return {
      content: documentContent(signer, signDoc),
      run: async () => ({ signature: signDirect(secret, doc), signed: signDoc }),
    }
  },
}

/** The text of an ADR-36 document. Null for any other document; throws for another signer. */
function parseAdr36Message(
  { chain_id, msgs }: Record<string, unknown>,
  signer: string,
): string | null {
  const [message, ...others] = Array.isArray(msgs) ? msgs : []
  if (chain_id !== '' || others.length > 0 || !isRecord(message)) return null
  if (message.type !== 'sign/MsgSignData') return null
  const value = parseObject(message.value)
  if (value.signer !== signer) throw providerErrors.invalid('the message is for another signer')
  return new TextDecoder().decode(parseBase64(value, 'data'))
}

const documentContent = (address: string, signDoc: object): ApprovalContent =>
  transactionContent({
    address,
    facts: [],
    payload: JSON.stringify(signDoc, null, 2),
    sends: false,
  })
