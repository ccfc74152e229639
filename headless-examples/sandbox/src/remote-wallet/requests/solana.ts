import { base58, base64 } from '@scure/base'
import { readSolanaTransaction, signSolanaBytes, signSolanaTransaction } from '../../keys/solana.ts'
import { nodeRequest } from '../../wallets/node-request.ts'
import { providerErrors } from '../../wallets/provider-error.ts'
import { messageContent, transactionContent } from '../../wallets/window/approval-content.ts'
import { describeSolana } from '../../wallets/window/describe-solana.ts'
import { parseBase64, decodeWith, parseObject, parseText, orInvalid } from './parse-params.ts'
import type {
  GrantedAccount,
  RequestContext,
  RequestHandler,
  RequestHandlers,
} from './request.types.ts'

/** Who is to sign: whom the page names, else the first granted account that the transaction asks for. */
function signerOf(
  params: Record<string, unknown>,
  transaction: Uint8Array,
  { accounts, secretOf }: RequestContext,
): GrantedAccount {
  const { signers } = orInvalid(() => readSolanaTransaction(transaction))
  const address = parseText(
    params,
    'pubkey',
    accounts.find((one) => signers.includes(one.address))?.address ?? signers[0],
  )
  const secret = secretOf(address)
  if (!signers.includes(address))
    throw providerErrors.invalid(`the transaction asks for no signature of ${address}`)
  return { address, secret }
}

const listAccounts: RequestHandler = async (_, { accounts }) => ({
  content: null,
  run: async () => accounts.map(({ address }) => ({ pubkey: address })),
})

/** Signatures and transactions with the account's real key. */
export const solanaRequests: RequestHandlers = {
  solana_getAccounts: listAccounts,
  solana_requestAccounts: listAccounts,
  async solana_signMessage(given, { secretOf }) {
    const params = parseObject(given)
    const pubkey = parseText(params, 'pubkey')
    const secret = secretOf(pubkey)
    const message = decodeWith(parseText(params, 'message'), 'message', base58.decode)
    return {
      content: messageContent(pubkey, new TextDecoder().decode(message)),
      run: async () => ({ signature: base58.encode(signSolanaBytes(secret, message)) }),
    }
  },
  async solana_signTransaction(given, ground) {
    const params = parseObject(given)
    const transaction = parseBase64(params, 'transaction')
    const { address, secret } = signerOf(params, transaction, ground)
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
  async solana_signAllTransactions(given, ground) {
    const params = parseObject(given)
    if (!Array.isArray(params.transactions) || params.transactions.length === 0)
      throw providerErrors.invalid('transactions are expected')
    const all = params.transactions.map((transaction: unknown) =>
      parseBase64({ transaction }, 'transaction'),
    )
    const signed = all.map((bytes) => ({ bytes, ...signerOf(params, bytes, ground) }))
    const words = transactionContent({
      address: signed[0]?.address ?? '',
      facts: all.flatMap((bytes) => orInvalid(() => describeSolana(bytes))),
      payload: null,
      sends: false,
    })
    return {
      content: { ...words, title: `Sign ${all.length} transactions` },
      run: async () => ({
        transactions: signed.map(({ secret, bytes }) =>
          base64.encode(signSolanaTransaction(secret, bytes).bytes),
        ),
      }),
    }
  },
  async solana_signAndSendTransaction(given, ground) {
    const params = parseObject(given)
    const transaction = parseBase64(params, 'transaction')
    const { address, secret } = signerOf(params, transaction, ground)
    const { rpc, name } = ground.chain
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
