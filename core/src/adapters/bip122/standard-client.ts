import { hex } from '@scure/base'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { isObject } from '../../domain/object.ts'
import { safeGet } from '../../domain/unknown.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { switchErrors } from '../../errors/areas/switch.ts'
import { KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import type { Clock } from '../../platform/platform.ts'
import {
  connectOptions,
  type GuardedCall,
  type GuardedCallOptions,
  walletFailed,
} from '../shared/guarded-call.ts'
import { onStandardChange } from '../wallet-standard/discover.ts'
import { parseStandardAccounts, type StandardAccount } from '../wallet-standard/parse-accounts.ts'
import type { StandardWallet } from '../wallet-standard/parse-wallet.ts'
import { waitForAccounts } from '../wallet-standard/wait-for-accounts.ts'
import { parseBitcoinAddress, signingProtocolOf } from './bitcoin-address.ts'
import { findNetwork, findNetworkByName } from './bitcoin-networks.ts'
import { base64ToBytes, parseBase64, parseSignature, parseTransactionId } from './parse-results.ts'
import { parseSharedAccounts } from './parse-shared-accounts.ts'
import { inputsByAddress, requireDefaultSighash } from './sign-inputs.ts'
import type { SharedAccounts, SignPsbtRequest, WalletClient } from './wallet-client.ts'
import { nullIfNotShared } from './wallet-errors.ts'

type Options = {
  wallet: StandardWallet
  guardedCall: GuardedCall
  clock: Clock
  stopSignal: AbortSignal
}

const purposes = ['payment', 'ordinals'] as const
const silent = { silent: true }
const signing: GuardedCallOptions = { fallbackCode: 'rpc/internal' }

/** Creates the client of a wallet that is registered with the Wallet Standard. */
export function createStandardClient({
  wallet,
  guardedCall,
  clock,
  stopSignal,
}: Options): WalletClient {
  const eventsFeature = wallet.has('standard:events') ? 'standard:events' : 'bitcoin:events'
  const connecting = connectOptions(wallet.name, fromWallet)
  let currentNetwork: CaipNetworkId | null = null

  /**
   * Returns the Bitcoin accounts on the network of the first one; null if there is none. Throws
   * `connect/wallet-failed` if `accounts` is null or contains no valid address.
   */
  function parse(accounts: readonly StandardAccount[] | null): SharedAccounts | null {
    const bitcoin = accounts?.filter(
      ({ chains }) => chains.length === 0 || chains.some((chain) => chain.startsWith('bitcoin:')),
    )
    const [first] = bitcoin ?? []
    const networks =
      first?.chains.flatMap((chain) => findNetworkByName('standard', chain) ?? []) ?? []
    const kinds = parseBitcoinAddress(first?.address)?.kinds ?? []
    const network = networks.find(({ kind }) => kinds.includes(kind)) ?? null
    const entries = bitcoin?.map(({ address, publicKey, raw }) => ({
      address,
      publicKey: hex.encode(publicKey),
      purpose: safeGet(raw, 'purpose'),
    }))
    try {
      const shared = parseSharedAccounts(entries, network)
      if (shared !== null) currentNetwork = shared.caipNetworkId
      return shared
    } catch (cause) {
      throw walletFailed(wallet.name, cause)
    }
  }
  const parseResult = (result: unknown) => {
    const list = safeGet(result, 'accounts')
    const accounts = parseStandardAccounts(list)
    const isValid = Array.isArray(list) && (list.length === 0 || accounts.length > 0)
    return parse(isValid ? accounts : null)
  }
  function accountOf(address: string): object {
    const account = wallet
      .accounts()
      .find((candidate) => parseBitcoinAddress(candidate.address)?.address === address)
    if (account === undefined) throw new KitError(rpcErrors, 'rpc/unauthorized')
    return account.raw
  }
  function signTransactionInput({ psbt, signInputs }: SignPsbtRequest): object {
    requireDefaultSighash(signInputs)
    const inputsToSign = inputsByAddress(signInputs).map(([address, indexes]) => ({
      account: accountOf(address),
      signingIndexes: indexes,
    }))
    const network = currentNetwork && findNetwork(currentNetwork)
    return {
      psbt: base64ToBytes(psbt),
      inputsToSign,
      chain: network?.standard ?? 'bitcoin:mainnet',
    }
  }
  /** Calls a signing feature with one input. Resolves with the first output. */
  const callSigning = async (
    feature: string,
    method: string,
    input: object,
    signal: AbortSignal,
  ): Promise<unknown> => {
    const outputs = await guardedCall(
      { ...signing, method: feature, params: [input] },
      signal,
      () => wallet.call(feature, method, input),
    )
    return safeGet(outputs, '0')
  }

  return {
    async connect(signal) {
      const usesBitcoin = wallet.has('bitcoin:connect')
      const feature = usesBitcoin ? 'bitcoin:connect' : 'standard:connect'
      const inputs = usesBitcoin ? [{ purposes }] : []
      return parseResult(
        await guardedCall({ ...connecting, method: feature, params: inputs }, signal, () =>
          wallet.call(feature, 'connect', ...inputs),
        ),
      )
    },
    /**
     * `bitcoin:connect` has no silent mode. If `standard:connect` is missing or shares no account,
     * waits for accounts that the wallet shares without a request.
     */
    async readShared(signal) {
      const connectSilently = () =>
        guardedCall({ ...connecting, method: 'standard:connect', params: [silent] }, signal, () =>
          wallet.call('standard:connect', 'connect', silent),
        ).then(parseResult)
      try {
        const shared = wallet.has('standard:connect') ? await connectSilently() : null
        if (shared !== null) return shared
        return await waitForAccounts({
          wallet,
          clock,
          signals: [signal, stopSignal],
          read: () => parse(wallet.accounts()),
          feature: eventsFeature,
        })
      } catch (error) {
        // Some wallets reject instead of sharing an empty list.
        return nullIfNotShared(error)
      }
    },
    subscribe: (listener) =>
      onStandardChange(
        wallet,
        () => {
          try {
            listener(parse(wallet.accounts()))
          } catch {
            // A change to invalid accounts is ignored.
          }
        },
        eventsFeature,
      ),
    async disconnect(signal) {
      const feature = ['bitcoin:disconnect', 'standard:disconnect'].find(wallet.has)
      if (feature === undefined) return
      const request = { fallbackCode: 'account/disconnect-failed', method: feature } as const
      await guardedCall(request, signal, () => wallet.call(feature, 'disconnect'))
    },
    async switchNetwork() {
      throw new KitError(switchErrors, 'network/not-supported-by-wallet')
    },
    remoteConnection: () => null,
    async signMessage({ address, message, protocol }, signal) {
      const type = parseBitcoinAddress(address)?.type
      // The feature has no parameter for the protocol, so only the default one is supported.
      if (type === undefined || signingProtocolOf(type) !== protocol)
        throw new KitError(rpcErrors, 'rpc/method-not-supported')
      const input = { account: accountOf(address), message: new TextEncoder().encode(message) }
      const output = await callSigning('bitcoin:signMessage', 'signMessage', input, signal)
      return parseSignature(safeGet(output, 'signature'), null, address)
    },
    async signPsbt(request, signal) {
      const input = signTransactionInput(request)
      if (!request.broadcast) {
        const feature = 'bitcoin:signTransaction'
        const output = await callSigning(feature, 'signTransaction', input, signal)
        return { psbt: parseBase64(safeGet(output, 'signedPsbt')), txid: null }
      }
      const feature = 'bitcoin:signAndSendTransaction'
      const output = await callSigning(feature, 'signAndSendTransaction', input, signal)
      const txid = isObject(output) ? (safeGet(output, 'txId') ?? safeGet(output, 'txid')) : null
      return { psbt: request.psbt, txid: parseTransactionId(txid) }
    },
    async sendTransfer() {
      throw new KitError(rpcErrors, 'rpc/method-not-supported')
    },
  }
}
