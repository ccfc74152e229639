import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { safeGet } from '../../domain/unknown.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { isUnsupported } from '../shared/error-kinds.ts'
import type { GuardedCall, GuardedCallOptions } from '../shared/guarded-call.ts'
import { bitcoinNetworkBy, bitcoinNetworkOf } from './bitcoin-networks.ts'
import { connecting, fromSatsWallet, nothingShared, walletFailed } from './failures.ts'
import type { Found } from './found.ts'
import type { Handle, Shared } from './handle.ts'
import { readShared } from './read-shared.ts'
import { readBase64, readSignature, readTransactionId } from './read-signed.ts'
import { satsCaller } from './sats-caller.ts'
import { listenToSats } from './sats-listen.ts'

type Parts = {
  page: Platform['page']
  found: Extract<Found, { by: 'provider' }>
  name: string
  appName: string
  ask: GuardedCall
}

const purposes = ['payment', 'ordinals', 'stacks'] as const
/** Older wallets are connected by asking for addresses. */
const waysToConnect = ['wallet_connect', 'getAccounts', 'getAddresses'] as const

/** A wallet in the manner of sats-connect. */
export function createSatsHandle({ page, found, name, appName, ask }: Parts): Handle {
  const call = satsCaller({ page, found, name })
  const connectingTo = connecting(name, fromSatsWallet)
  const asking = (fallbackCode: GuardedCallOptions['fallbackCode']): GuardedCallOptions => ({
    fallbackCode,
    toKitError: (thrown) => fromSatsWallet(thrown, fallbackCode),
  })
  const standing: { at: CaipNetworkId | null } = { at: null }

  /** `list`: accounts as the wallet lists them; `said`: the network it names beside them, null where it names none. */
  const read = (list: unknown, said: unknown): Shared | null => {
    const network =
      said === null
        ? standing.at && bitcoinNetworkOf(standing.at)
        : bitcoinNetworkBy('satsConnect', said)
    if (said !== null && network === null) throw new TypeError(`The wallet is on ${String(said)}`)
    const shared = readShared(list, network)
    if (shared !== null) standing.at = shared.caipNetworkId
    return shared
  }
  const readAnswer = (answer: unknown): Shared | null => {
    try {
      return read(
        Array.isArray(answer) ? answer : safeGet(answer, 'addresses'),
        safeGet(safeGet(safeGet(answer, 'network'), 'bitcoin'), 'name'),
      )
    } catch (cause) {
      throw walletFailed(name, cause)
    }
  }
  const look = (signal: AbortSignal) =>
    ask(connectingTo, signal, () => call('wallet_getAccount', null)).then(readAnswer, nothingShared)

  return {
    async connect(signal) {
      standing.at = null
      const message = appName.slice(0, 80)
      for (const method of waysToConnect) {
        const params =
          method === 'wallet_connect' ? { addresses: purposes, message } : { purposes, message }
        try {
          return readAnswer(await ask(connectingTo, signal, () => call(method, params)))
        } catch (error) {
          if (!isUnsupported(error) || method === 'getAddresses') throw error
        }
      }
      return null
    },
    peek: look,
    listen: (news) => listenToSats({ found, read, look, news }),
    async forget(signal) {
      const leave = (method: string) =>
        ask(asking('account/disconnect-failed'), signal, () => call(method, null))
      await leave('wallet_disconnect')
        .catch((error) =>
          isUnsupported(error) ? leave('wallet_renouncePermissions') : Promise.reject(error),
        )
        .catch((error) => {
          if (!isUnsupported(error) && codeOf(error) !== 'rpc/unauthorized') throw error
        })
    },
    async switchNetwork(caipNetworkId, signal) {
      const network = bitcoinNetworkOf(caipNetworkId)
      if (network === null) throw new KitError('network/not-supported-by-wallet')
      const params = { name: network.satsConnect }
      await ask(asking('network/switch-failed'), signal, () =>
        call('wallet_changeNetwork', params),
      ).catch((error) => {
        throw isUnsupported(error)
          ? new KitError('network/not-supported-by-wallet', {}, { cause: error })
          : error
      })
    },
    remoteStanding: () => null,
    async signMessage({ address, message, protocol }, signal) {
      const params = { address, message, protocol: protocol === 'bip322' ? 'BIP322' : 'ECDSA' }
      const answer = await ask(asking('rpc/internal'), signal, () => call('signMessage', params))
      return readSignature(safeGet(answer, 'signature'), safeGet(answer, 'address'), address)
    },
    async signPsbt({ psbt, signInputs, broadcast }, signal) {
      // which kinds of signature are wanted stands in the transaction itself: these wallets cannot be told otherwise
      if (signInputs.some(({ sighashTypes }) => sighashTypes !== undefined))
        throw new KitError('rpc/method-not-supported')
      const addresses = [...new Set(signInputs.map(({ address }) => address))]
      const indexes = (of: string) =>
        signInputs.filter(({ address }) => address === of).map(({ index }) => index)
      const params = {
        psbt,
        signInputs: Object.fromEntries(addresses.map((address) => [address, indexes(address)])),
        broadcast,
      }
      const answer = await ask(asking('rpc/internal'), signal, () => call('signPsbt', params))
      return {
        psbt: readBase64(safeGet(answer, 'psbt')),
        txid: broadcast ? readTransactionId(safeGet(answer, 'txid')) : null,
      }
    },
    async sendTransfer({ recipient, amount }, signal) {
      const params = { recipients: [{ address: recipient, amount: Number(amount) }] }
      return readTransactionId(
        safeGet(
          await ask(asking('rpc/internal'), signal, () => call('sendTransfer', params)),
          'txid',
        ),
      )
    },
  }
}
