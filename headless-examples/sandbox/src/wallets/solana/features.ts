import { base58, base64 } from '@scure/base'
import type { ReadonlyWalletAccount } from '@wallet-standard/wallet'
import { readSolanaTransaction, signSolanaBytes, signSolanaTransaction } from '../../keys/solana.ts'
import { nodeRequest } from '../node-request.ts'
import { providerErrors } from '../provider-error.ts'
import { messageContent, transactionContent } from '../window/approval-content.ts'
import { describeSolana } from '../window/describe-solana.ts'
import { chainNames, chains } from './accounts.ts'
import { requestApproval, type SolanaContext, sharedSecret } from './context.ts'
import { readMessage, readSignIn, readTransaction, type TransactionInput } from './read-inputs.ts'
import { signInMessage } from './sign-in-message.ts'

/** What the wallet signs with: exactly what was shown, with the account's real key. Every call takes any number of inputs. */
export function signingFeatures(inside: SolanaContext, accounts: () => readonly ReadonlyWalletAccount[]) {
  const { visible, share } = inside

  /** What is to be signed, once a person agreed. */
  async function agreed(inputs: readonly unknown[], sends: boolean) {
    const asked = inputs
      .map(readTransaction)
      .map((input) => ({ ...input, secret: signerOf(inside, input) }))
    const facts = asked.flatMap(({ transaction }) => understood(() => describeSolana(transaction)))
    const words = transactionContent({
      address: String(asked[0]?.address),
      facts,
      payload: null,
      sends,
    })
    await requestApproval(
      inside,
      asked.length > 1 ? { ...words, title: `Sign ${asked.length} transactions` } : words,
    )
    return asked.map(({ secret, ...input }) => ({
      ...input,
      ...signSolanaTransaction(secret, input.transaction),
    }))
  }
  return {
    async signMessage(...inputs: readonly unknown[]) {
      const outputs: object[] = []
      for (const { address, message } of inputs.map(readMessage)) {
        const secret = sharedSecret(inside, address)
        await requestApproval(inside, messageContent(String(address), new TextDecoder().decode(message)))
        outputs.push({
          signedMessage: message,
          signature: signSolanaBytes(secret, message),
          signatureType: 'ed25519',
        })
      }
      return outputs
    },
    async signTransaction(...inputs: readonly unknown[]) {
      return (await agreed(inputs, false)).map(({ bytes }) => ({ signedTransaction: bytes }))
    },
    async signAndSendTransaction(...inputs: readonly unknown[]) {
      for (const input of inputs) nodeFor(inside, readTransaction(input))
      const outputs: object[] = []
      for (const signed of await agreed(inputs, true)) {
        const params = [base64.encode(signed.bytes), { ...signed.options, encoding: 'base64' }]
        const sent = await nodeRequest(nodeFor(inside, signed), 'sendTransaction', params)
        outputs.push({ signature: base58.decode(String(sent)) })
      }
      return outputs
    },
    /** Also connects: who signs in shares that account. */
    async signIn(...inputs: readonly unknown[]) {
      const outputs: object[] = []
      for (const asked of (inputs.length === 0 ? [{}] : inputs).map(readSignIn)) {
        if (visible().length === 0 && (await share()) === null) throw providerErrors.rejected()
        const { domain = '', address = visible()[0] ?? '' } = asked.fields
        const secret = sharedSecret(inside, address)
        const text = signInMessage(asked, { domain, address })
        await requestApproval(inside, {
          ...messageContent(address, text),
          title: `Sign in to ${domain}`,
          approve: 'Sign in',
        })
        const signedMessage = new TextEncoder().encode(text)
        const account = accounts().find((one) => one.address === address)
        outputs.push({
          account,
          signedMessage,
          signature: signSolanaBytes(secret, signedMessage),
          signatureType: 'ed25519',
        })
      }
      return outputs
    },
  }
}

function signerOf(inside: SolanaContext, { address, transaction, chain }: TransactionInput): Uint8Array {
  const secret = sharedSecret(inside, address)
  if (chain !== undefined && !chains.some((one) => one === chain))
    throw providerErrors.invalid(`no network is called ${String(chain)}`)
  const { signers } = understood(() => readSolanaTransaction(transaction))
  if (!signers.some((one) => one === address))
    throw providerErrors.invalid(`the transaction asks for no signature of ${String(address)}`)
  return secret
}

function nodeFor({ rpc, network }: SolanaContext, { chain }: TransactionInput): string {
  if (rpc === null || chain !== chainNames[network])
    throw providerErrors.internal(`The wallet has no node for ${String(chain)}.`)
  return rpc
}

function understood<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw providerErrors.invalid(error instanceof Error ? error.message : String(error))
  }
}
