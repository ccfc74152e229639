import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { safeGet } from '../../domain/unknown.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { switchErrors } from '../../errors/areas/switch.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { GuardedCall } from '../shared/guarded-call.ts'
import type { StandardAccount } from '../wallet-standard/parse-accounts.ts'
import type { StandardWallet } from '../wallet-standard/parse-wallet.ts'
import { chainsOf, solanaAccounts } from './accounts.ts'
import { isSolanaAddress } from './codecs.ts'
import { parseBytes, parseSignature } from './parse-bytes.ts'
import type { SignedIn, Signer } from './signer.types.ts'
import type { SolanaSignInInput } from './solana.types.ts'
import { includesNetwork, standardChainOf } from './standard-chains.ts'

/** The method of each Wallet Standard feature. */
const methods = {
  'solana:signMessage': 'signMessage',
  'solana:signTransaction': 'signTransaction',
  'solana:signAndSendTransaction': 'signAndSendTransaction',
  'solana:signIn': 'signIn',
} as const

type StandardSignerDeps = { guardedCall: GuardedCall; wallet: StandardWallet; address: string }

/**
 * Creates a signer for an account of a wallet on this page. Its methods throw `rpc/unauthorized` if
 * the wallet no longer shares the account.
 */
export function standardSigner({ guardedCall, wallet, address }: StandardSignerDeps): Signer {
  const getAccount = (): StandardAccount => {
    const account = solanaAccounts(wallet.accounts()).find(
      (candidate) => candidate.address === address,
    )
    if (account === undefined) throw new KitError(rpcErrors, 'rpc/unauthorized')
    return account
  }
  /** Calls a feature. Resolves with one output per input, null for a missing output. */
  const call = async (
    feature: keyof typeof methods,
    inputs: readonly object[],
    signal: AbortSignal,
  ): Promise<readonly unknown[]> => {
    if (!wallet.has(feature)) throw new KitError(rpcErrors, 'rpc/method-not-supported')
    const outputs = await guardedCall(
      { fallbackCode: 'rpc/internal', method: feature, params: inputs },
      signal,
      () => wallet.call(feature, methods[feature], ...inputs),
    )
    return inputs.map((_, index) => safeGet(outputs, String(index)))
  }
  const createInputs = (transactions: readonly Uint8Array[], network: CaipNetworkId) => {
    const account = getAccount()
    if (!includesNetwork(chainsOf(wallet, account), network))
      throw new KitError(switchErrors, 'network/not-supported-by-wallet')
    return transactions.map((transaction) => ({
      account: account.raw,
      transaction: Uint8Array.from(transaction),
      chain: standardChainOf(network),
    }))
  }
  const signIn = async (input: SolanaSignInInput, signal: AbortSignal) => {
    const [output] = await call('solana:signIn', [input], signal)
    return parseSignedIn(output)
  }
  return {
    address,
    async signMessage(message, signal) {
      const input = { account: getAccount().raw, message: Uint8Array.from(message) }
      const [output] = await call('solana:signMessage', [input], signal)
      return signatureIn(output)
    },
    async signTransactions(transactions, network, signal) {
      const inputs = createInputs(transactions, network)
      const outputs = await call('solana:signTransaction', inputs, signal)
      return outputs.map((output) => ({
        transaction: parseBytes(safeGet(output, 'signedTransaction')),
      }))
    },
    async send(transaction, network, signal) {
      const inputs = createInputs([transaction], network)
      const [output] = await call('solana:signAndSendTransaction', inputs, signal)
      return signatureIn(output)
    },
    signIn: wallet.has('solana:signIn') ? signIn : null,
  }
}

const signatureIn = (output: unknown) => parseSignature(parseBytes(safeGet(output, 'signature')))

function parseSignedIn(output: unknown): SignedIn {
  const address = safeGet(output, 'account', 'address')
  if (!isSolanaAddress(address))
    throw new KitError(rpcErrors, 'rpc/internal', {}, { cause: output })
  return {
    address,
    signedMessage: parseBytes(safeGet(output, 'signedMessage')),
    signature: signatureIn(output),
  }
}
