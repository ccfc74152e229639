import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { safeGet } from '../../domain/unknown.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { GuardedCall } from '../shared/guarded-call.ts'
import type { StandardAccount } from '../wallet-standard/parse-accounts.ts'
import type { StandardWallet } from '../wallet-standard/parse-wallet.ts'
import { chainsOf, solanaAccounts } from './accounts.ts'
import { isNamed, nameOf } from './chain-names.ts'
import { isSolanaAddress } from './codecs.ts'
import { readBytes, signatureIn } from './read-bytes.ts'
import type { Signer } from './signer.types.ts'

/** The features of the Wallet Standard that we use beside connecting, with their one method. */
const methods = {
  'solana:signMessage': 'signMessage',
  'solana:signTransaction': 'signTransaction',
  'solana:signAndSendTransaction': 'signAndSendTransaction',
  'solana:signIn': 'signIn',
} as const
type Feature = keyof typeof methods

/** An account of a wallet in this browser. */
export function standardSigner({
  ask,
  wallet,
  address,
}: {
  ask: GuardedCall
  wallet: StandardWallet
  address: string
}): Signer {
  const shared = (): StandardAccount => {
    const account = solanaAccounts(wallet.accounts()).find((one) => one.address === address)
    if (account === undefined) throw new KitError('rpc/unauthorized')
    return account
  }
  /** Every feature takes several inputs and gives as many outputs. */
  const call = async (
    feature: Feature,
    inputs: readonly object[],
    signal: AbortSignal,
  ): Promise<readonly unknown[]> => {
    if (!wallet.has(feature)) throw new KitError('rpc/method-not-supported')
    const answer = await ask({ fallbackCode: 'rpc/internal' }, signal, () =>
      wallet.call(feature, methods[feature], ...inputs),
    )
    return inputs.map((_, place) => safeGet(answer, String(place)))
  }
  const inputsOf = (transactions: readonly Uint8Array[], network: CaipNetworkId) => {
    const account = shared()
    if (!isNamed(chainsOf(wallet, account), network))
      throw new KitError('network/not-supported-by-wallet')
    return transactions.map((one) => ({
      account: account.own,
      transaction: Uint8Array.from(one),
      chain: nameOf(network),
    }))
  }
  return {
    address,
    async signMessage(message, signal) {
      const input = { account: shared().own, message: Uint8Array.from(message) }
      const [output] = await call('solana:signMessage', [input], signal)
      return signatureIn(readBytes(safeGet(output, 'signature')))
    },
    async signTransactions(transactions, network, signal) {
      const outputs = await call('solana:signTransaction', inputsOf(transactions, network), signal)
      return outputs.map((output) => ({
        transaction: readBytes(safeGet(output, 'signedTransaction')),
      }))
    },
    async send(transaction, network, signal) {
      const [output] = await call(
        'solana:signAndSendTransaction',
        inputsOf([transaction], network),
        signal,
      )
      return signatureIn(readBytes(safeGet(output, 'signature')))
    },
    signIn: wallet.has('solana:signIn')
      ? async (input, signal) => {
          const [output] = await call('solana:signIn', [input], signal)
          const who = safeGet(safeGet(output, 'account'), 'address')
          if (!isSolanaAddress(who)) throw new KitError('rpc/internal', {}, { cause: output })
          const signedMessage = readBytes(safeGet(output, 'signedMessage'))
          return {
            address: who,
            signedMessage,
            signature: signatureIn(readBytes(safeGet(output, 'signature'))),
          }
        }
      : null,
  }
}
