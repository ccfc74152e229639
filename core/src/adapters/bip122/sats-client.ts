import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { safeGet } from '../../domain/unknown.ts'
import { switchErrors } from '../../errors/areas/switch.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { isUnsupported } from '../shared/error-kinds.ts'
import {
  connectOptions,
  type GuardedCall,
  type GuardedCallOptions,
  walletFailed,
} from '../shared/guarded-call.ts'
import { findNetwork, findNetworkByName } from './bitcoin-networks.ts'
import { parseBase64, parseSignature, parseTransactionId } from './parse-results.ts'
import { parseSharedAccounts } from './parse-shared-accounts.ts'
import { createSatsCall } from './sats-call.ts'
import { subscribeToSats } from './sats-events.ts'
import { inputsByAddress, requireDefaultSighash } from './sign-inputs.ts'
import type { SharedAccounts, WalletClient } from './wallet-client.ts'
import { fromSatsWallet, nullIfNotShared } from './wallet-errors.ts'
import type { WalletSource } from './wallet-source.ts'

type Options = {
  page: Platform['page']
  source: Extract<WalletSource, { kind: 'provider' }>
  name: string
  appName: string
  guardedCall: GuardedCall
}

const purposes = ['payment', 'ordinals', 'stacks'] as const
/** Called in this order until one is supported: older wallets have no `wallet_connect`. */
const connectMethods = ['wallet_connect', 'getAccounts', 'getAddresses'] as const

const optionsFor = (fallbackCode: GuardedCallOptions['fallbackCode']): GuardedCallOptions => ({
  fallbackCode,
  toKitError: (thrown) => fromSatsWallet(thrown, fallbackCode),
})

/** Creates the client of a wallet with the API of sats-connect. */
export function createSatsClient({
  page,
  source,
  name,
  appName,
  guardedCall,
}: Options): WalletClient {
  const satsCall = createSatsCall({ page, source, name })
  const call = (
    options: GuardedCallOptions,
    signal: AbortSignal,
    method: string,
    params: unknown = null,
  ) => guardedCall({ ...options, method, params }, signal, () => satsCall(method, params))
  const connecting = connectOptions(name, fromSatsWallet)
  const signing = optionsFor('rpc/internal')
  let currentNetwork: CaipNetworkId | null = null

  /** `networkName`: null if the wallet states no network, to use the last known one. */
  const parse = (list: unknown, networkName: unknown): SharedAccounts | null => {
    const network =
      networkName === null
        ? currentNetwork && findNetwork(currentNetwork)
        : findNetworkByName('satsConnect', networkName)
    if (networkName !== null && network === null)
      throw new TypeError(`The wallet is on the unknown network ${String(networkName)}`)
    const shared = parseSharedAccounts(list, network)
    if (shared !== null) currentNetwork = shared.caipNetworkId
    return shared
  }
  const parseResult = (result: unknown): SharedAccounts | null => {
    try {
      const list = Array.isArray(result) ? result : safeGet(result, 'addresses')
      return parse(list, safeGet(result, 'network', 'bitcoin', 'name'))
    } catch (cause) {
      throw walletFailed(name, cause)
    }
  }
  const readShared = (signal: AbortSignal) =>
    call(connecting, signal, 'wallet_getAccount').then(parseResult, nullIfNotShared)

  return {
    async connect(signal) {
      currentNetwork = null
      const message = appName.slice(0, 80)
      for (const method of connectMethods) {
        const params =
          method === 'wallet_connect' ? { addresses: purposes, message } : { purposes, message }
        try {
          return parseResult(await call(connecting, signal, method, params))
        } catch (error) {
          if (!isUnsupported(error) || method === 'getAddresses') throw error
        }
      }
      return null
    },
    readShared,
    subscribe: (listener) => subscribeToSats({ source, parse, read: readShared, listener }),
    async disconnect(signal) {
      const disconnecting = optionsFor('account/disconnect-failed')
      await call(disconnecting, signal, 'wallet_disconnect')
        .catch((error) => {
          if (!isUnsupported(error)) throw error
          return call(disconnecting, signal, 'wallet_renouncePermissions')
        })
        .catch((error) => {
          if (!isUnsupported(error) && codeOf(error) !== 'rpc/unauthorized') throw error
        })
    },
    async switchNetwork(caipNetworkId, signal) {
      const network = findNetwork(caipNetworkId)
      if (network === null) throw new KitError(switchErrors, 'network/not-supported-by-wallet')
      const params = { name: network.satsConnect }
      const switching = optionsFor('network/switch-failed')
      await call(switching, signal, 'wallet_changeNetwork', params).catch((error) => {
        throw isUnsupported(error)
          ? new KitError(switchErrors, 'network/not-supported-by-wallet', {}, { cause: error })
          : error
      })
    },
    remoteConnection: () => null,
    async signMessage({ address, message, protocol }, signal) {
      const params = { address, message, protocol: protocol === 'bip322' ? 'BIP322' : 'ECDSA' }
      const result = await call(signing, signal, 'signMessage', params)
      return parseSignature(safeGet(result, 'signature'), safeGet(result, 'address'), address)
    },
    async signPsbt({ psbt, signInputs, broadcast }, signal) {
      requireDefaultSighash(signInputs)
      const params = {
        psbt,
        signInputs: Object.fromEntries(inputsByAddress(signInputs)),
        broadcast,
      }
      const result = await call(signing, signal, 'signPsbt', params)
      return {
        psbt: parseBase64(safeGet(result, 'psbt')),
        txid: broadcast ? parseTransactionId(safeGet(result, 'txid')) : null,
      }
    },
    async sendTransfer({ recipient, amount }, signal) {
      const params = { recipients: [{ address: recipient, amount: Number(amount) }] }
      const result = await call(signing, signal, 'sendTransfer', params)
      return parseTransactionId(safeGet(result, 'txid'))
    },
  }
}
