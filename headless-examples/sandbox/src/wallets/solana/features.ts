import { base58, base64 } from '@scure/base'
import type { ReadonlyWalletAccount } from '@wallet-standard/wallet'
import { readSolanaTransaction, signSolanaBytes, signSolanaTransaction } from '../../keys/solana.ts'
import { nodeRequest } from '../node-request.ts'
import { providerErrors } from '../provider-error.ts'
import { messageContent, transactionContent } from '../window/approval-content.ts'
import { describeSolana } from '../window/describe-solana.ts'
import { chainNames, chains } from './accounts.ts'
import { requestApproval, type SolanaContext, sharedSecret } from './context.ts'
import {
  parseMessage,
  parseSignIn,
  parseTransaction,
  type TransactionInput,
} from './parse-inputs.ts'
import { signInMessage } from './sign-in-message.ts'

/**
 * Creates the signing features of the Wallet Standard. They sign exactly the data that was shown.
 * Every feature accepts any number of inputs.
 */
export function signingFeatures(
  context: SolanaContext,
  accounts: () => readonly ReadonlyWalletAccount[],
) {
  const { visible, share } = context

  /** Requests one approval for all transactions and signs them. */
  async function approveAndSign(inputs: readonly unknown[], sends: boolean) {
    const requested = inputs
      .map(parseTransaction)
      .map((input) => ({ ...input, secret: secretOfSigner(context, input) }))
    const facts = requested.flatMap(({ transaction }) =>
      orInvalid(() => describeSolana(transaction)),
    )
    const address = String(requested[0]?.address)
    const content = transactionContent({ address, facts, payload: null, sends })
    const title = requested.length > 1 ? `Sign ${requested.length} transactions` : content.title
    await requestApproval(context, { ...content, title })
    return requested.map(({ secret, ...input }) => ({
      ...input,
      ...signSolanaTransaction(secret, input.transaction),
    }))
  }
  return {
    async signMessage(...inputs: readonly unknown[]) {
      const outputs: object[] = []
      for (const { address, message } of inputs.map(parseMessage)) {
        const secret = sharedSecret(context, address)
        const text = new TextDecoder().decode(message)
        await requestApproval(context, messageContent(String(address), text))
        outputs.push({
          signedMessage: message,
          signature: signSolanaBytes(secret, message),
          signatureType: 'ed25519',
        })
      }
      return outputs
    },
    async signTransaction(...inputs: readonly unknown[]) {
      const signed = await approveAndSign(inputs, false)
      return signed.map(({ bytes }) => ({ signedTransaction: bytes }))
    },
    async signAndSendTransaction(...inputs: readonly unknown[]) {
      for (const input of inputs) nodeFor(context, parseTransaction(input))
      const outputs: object[] = []
      for (const signed of await approveAndSign(inputs, true)) {
        const params = [base64.encode(signed.bytes), { ...signed.options, encoding: 'base64' }]
        const signature = await nodeRequest(nodeFor(context, signed), 'sendTransaction', params)
        outputs.push({ signature: base58.decode(String(signature)) })
      }
      return outputs
    },
    /** Also requests a connection if the page has none. */
    async signIn(...inputs: readonly unknown[]) {
      const outputs: object[] = []
      for (const request of (inputs.length === 0 ? [{}] : inputs).map(parseSignIn)) {
        if (visible().length === 0 && (await share()) === null) throw providerErrors.rejected()
        const { domain = '', address = visible()[0] ?? '' } = request.fields
        const secret = sharedSecret(context, address)
        const text = signInMessage(request, { domain, address })
        await requestApproval(context, {
          ...messageContent(address, text),
          title: `Sign in to ${domain}`,
          approve: 'Sign in',
        })
        const signedMessage = new TextEncoder().encode(text)
        outputs.push({
          account: accounts().find((account) => account.address === address),
          signedMessage,
          signature: signSolanaBytes(secret, signedMessage),
          signatureType: 'ed25519',
        })
      }
      return outputs
    },
  }
}

/**
 * The secret of the requested signer. Throws if the page may not use it, the network is unknown or
 * the transaction does not require its signature.
 */
function secretOfSigner(
  context: SolanaContext,
  { address, transaction, chain }: TransactionInput,
): Uint8Array {
  const secret = sharedSecret(context, address)
  if (chain !== undefined && !chains.some((entry) => entry === chain))
    throw providerErrors.invalid(`unknown network ${String(chain)}`)
  const { signers } = orInvalid(() => readSolanaTransaction(transaction))
  if (!signers.some((signer) => signer === address))
    throw providerErrors.invalid(`the transaction requires no signature of ${String(address)}`)
  return secret
}

function nodeFor({ rpc, network }: SolanaContext, { chain }: TransactionInput): string {
  if (rpc === null || chain !== chainNames[network])
    throw providerErrors.internal(`The wallet has no node for ${String(chain)}.`)
  return rpc
}

/** Returns the result of `parse`. Maps its errors to -32602. */
function orInvalid<Value>(parse: () => Value): Value {
  try {
    return parse()
  } catch (error) {
    throw providerErrors.invalid(error instanceof Error ? error.message : String(error))
  }
}
