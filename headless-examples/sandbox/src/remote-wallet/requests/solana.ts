import { base58, base64 } from '@scure/base'
import { readSolanaTransaction, signSolanaBytes, signSolanaTransaction } from '../../keys/solana.ts'
import { nodeRequest } from '../../wallets/node-request.ts'
import { providerErrors } from '../../wallets/provider-error.ts'
import { messageContent, transactionContent } from '../../wallets/window/approval-content.ts'
import { describeSolana } from '../../wallets/window/describe-solana.ts'
import { decodeWith, orInvalid, parseBase64, parseObject, parseString } from './parse-params.ts'
import type {
  GrantedAccount,
  RequestContext,
  RequestHandler,
  RequestHandlers,
} from './request.types.ts'

/**
 * The account that signs a transaction: `pubkey` of the parameters, by default the first granted
 * account among the required signers. Throws if it is not granted or not required.
 */
function signerOf(
  params: Record<string, unknown>,
  transaction: Uint8Array,
  { accounts, secretOf }: RequestContext,
): GrantedAccount {
  const { signers } = orInvalid(() => readSolanaTransaction(transaction))
  const grantedSigner = accounts.find((account) => signers.includes(account.address))
  const address = parseString(params, 'pubkey', grantedSigner?.address ?? signers[0])
  const secret = secretOf(address)
  if (!signers.includes(address))
    throw providerErrors.invalid(`the transaction requires no signature of ${address}`)
  return { address, secret }
}

const listAccounts: RequestHandler = async (_, { accounts }) => ({
  content: null,
  run: async () => accounts.map(({ address }) => ({ pubkey: address })),
})

/** Handlers of Solana requests. */
export const solanaRequests: RequestHandlers = {
  solana_getAccounts: listAccounts,
  solana_requestAccounts: listAccounts,
  async solana_signMessage(rawParams, { secretOf }) {
    const params = parseObject(rawParams)
    const pubkey = parseString(params, 'pubkey')
    const secret = secretOf(pubkey)
    const message = decodeWith(parseString(params, 'message'), 'message', base58.decode)
    return {
      content: messageContent(pubkey, new TextDecoder().decode(message)),
      run: async () => ({ signature: base58.encode(signSolanaBytes(secret, message)) }),
    }
  },
  async solana_signTransaction(rawParams, context) {
    const params = parseObject(rawParams)
    const transaction = parseBase64(params, 'transaction')
    const { address, secret } = signerOf(params, transaction, context)
    return {
      content: transactionContent({
        address,
        facts: orInvalid(() => describeSolana(transaction)),
        payload: null,
        sends: false,
      }),
      async run() {
        const { bytes, signature } = signSolanaTransaction(secret, transaction)
        return { signature: base58.encode(signature), transaction: base64.encode(bytes) }
      },
    }
  },
  async solana_signAllTransactions(rawParams, context) {
    const params = parseObject(rawParams)
    if (!Array.isArray(params.transactions) || params.transactions.length === 0)
      throw providerErrors.invalid('transactions must be a non-empty array')
    const transactions = params.transactions
      .map((transaction: unknown) => parseBase64({ transaction }, 'transaction'))
      .map((bytes) => ({ bytes, ...signerOf(params, bytes, context) }))
    const content = transactionContent({
      address: transactions[0]?.address ?? '',
      facts: transactions.flatMap(({ bytes }) => orInvalid(() => describeSolana(bytes))),
      payload: null,
      sends: false,
    })
    return {
      content: { ...content, title: `Sign ${transactions.length} transactions` },
      run: async () => ({
        transactions: transactions.map(({ secret, bytes }) =>
          base64.encode(signSolanaTransaction(secret, bytes).bytes),
        ),
      }),
    }
  },
  async solana_signAndSendTransaction(rawParams, context) {
    const params = parseObject(rawParams)
    const transaction = parseBase64(params, 'transaction')
    const { address, secret } = signerOf(params, transaction, context)
    const { rpc, name } = context.chain
    if (rpc === null) throw providerErrors.internal(`The wallet has no node for ${name}.`)
    return {
      content: transactionContent({
        address,
        facts: orInvalid(() => describeSolana(transaction)),
        payload: null,
        sends: true,
      }),
      async run() {
        const { bytes, signature } = signSolanaTransaction(secret, transaction)
        const options = params.sendOptions === undefined ? {} : parseObject(params.sendOptions)
        await nodeRequest(rpc, 'sendTransaction', [
          base64.encode(bytes),
          { ...options, encoding: 'base64' },
        ])
        return { signature: base58.encode(signature) }
      },
    }
  },
}
