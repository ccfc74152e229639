import { callMethod, tryMethod } from '../../domain/call-method.ts'
import { hasMethod, safeGet } from '../../domain/unknown.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { switchErrors } from '../../errors/areas/switch.ts'
import { KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import {
  connectOptions,
  type GuardedCall,
  type GuardedCallOptions,
  walletFailed,
} from '../shared/guarded-call.ts'
import { type BitcoinNetwork, findNetwork, findNetworkByName } from './bitcoin-networks.ts'
import { base64ToHex, hexToBase64, parseSignature, parseTransactionId } from './parse-results.ts'
import { parseSharedAccounts } from './parse-shared-accounts.ts'
import type { SharedAccounts, SharedListener, WalletClient } from './wallet-client.ts'

type Options = { provider: object; name: string; guardedCall: GuardedCall }

const signing: GuardedCallOptions = { fallbackCode: 'rpc/internal' }
const events = ['accountsChanged', 'accountChanged', 'networkChanged', 'chainChanged'] as const

/**
 * Creates the client of UniSat or a wallet with the same API. Such a wallet shares one address at a
 * time, for payments as well as for ordinals.
 */
export function createUnisatClient({ provider, name, guardedCall }: Options): WalletClient {
  const connecting = connectOptions(name, fromWallet)
  const call = (
    options: GuardedCallOptions,
    signal: AbortSignal,
    method: string,
    ...args: readonly unknown[]
  ) =>
    guardedCall({ ...options, method, params: args }, signal, () =>
      callMethod(provider, method, ...args),
    )

  /** Returns null on another chain. A wallet without `getChain` has `getNetwork` instead. */
  async function readNetwork(signal: AbortSignal): Promise<BitcoinNetwork | null> {
    if (!hasMethod(provider, 'getChain'))
      return findNetworkByName('legacyUnisat', await call(connecting, signal, 'getNetwork'))
    const chain = await call(connecting, signal, 'getChain')
    return findNetworkByName('unisat', safeGet(chain, 'enum'))
  }
  async function readDetails(
    addresses: unknown,
    signal: AbortSignal,
  ): Promise<SharedAccounts | null> {
    if (Array.isArray(addresses) && addresses.length === 0) return null
    const network = await readNetwork(signal)
    if (network === null) throw walletFailed(name, 'The wallet is not on a known Bitcoin network')
    const publicKey = await call(connecting, signal, 'getPublicKey')
    try {
      const list = Array.isArray(addresses) ? addresses.slice(0, 1) : null
      const entries = list?.map((address) => ({ address, publicKey, purpose: 'payment' }))
      return parseSharedAccounts(entries, network)
    } catch (cause) {
      throw walletFailed(name, cause)
    }
  }
  const readShared = async (signal: AbortSignal): Promise<SharedAccounts | null> =>
    readDetails(await call(connecting, signal, 'getAccounts'), signal)
  /**
   * Throws `rpc/unauthorized` if `address` is not the current one: the wallet always signs with its
   * current address.
   */
  async function requireCurrent(address: string, signal: AbortSignal): Promise<void> {
    const shared = await readShared(signal)
    if (shared?.accounts[0]?.address !== address) throw new KitError(rpcErrors, 'rpc/unauthorized')
  }

  return {
    connect: async (signal) =>
      readDetails(await call(connecting, signal, 'requestAccounts'), signal),
    readShared,
    subscribe: (listener) => subscribeToUnisat(provider, readShared, listener),
    async disconnect(signal) {
      if (hasMethod(provider, 'disconnect'))
        await call({ fallbackCode: 'account/disconnect-failed' }, signal, 'disconnect')
    },
    async switchNetwork(caipNetworkId, signal) {
      const network = findNetwork(caipNetworkId)
      const methods = [
        ['switchChain', network?.unisat ?? null] as const,
        ['switchNetwork', network?.legacyUnisat ?? null] as const,
      ]
      const [supported] = methods.filter(([method]) => hasMethod(provider, method))
      const [method, networkName] = supported ?? [null, null]
      if (method === null || networkName === null)
        throw new KitError(switchErrors, 'network/not-supported-by-wallet')
      await call({ fallbackCode: 'network/switch-failed' }, signal, method, networkName)
    },
    remoteConnection: () => null,
    async signMessage({ address, message, protocol }, signal) {
      await requireCurrent(address, signal)
      const type = protocol === 'bip322' ? 'bip322-simple' : 'ecdsa'
      const signature = await call(signing, signal, 'signMessage', message, type)
      return parseSignature(signature, null, address)
    },
    async signPsbt({ psbt, signInputs, broadcast, assertUnchanged }, signal) {
      const options = { autoFinalized: broadcast, toSignInputs: signInputs }
      const signed = await call(signing, signal, 'signPsbt', base64ToHex(psbt), options)
      const signedPsbt = hexToBase64(signed)
      assertUnchanged(signedPsbt)
      if (!broadcast) return { psbt: signedPsbt, txid: null }
      const txid = await call(signing, signal, 'pushPsbt', signed)
      return { psbt: signedPsbt, txid: parseTransactionId(txid) }
    },
    async sendTransfer({ from, recipient, amount }, signal) {
      await requireCurrent(from, signal)
      const txid = await call(signing, signal, 'sendBitcoin', recipient, Number(amount))
      return parseTransactionId(txid)
    },
  }
}

/**
 * Reads the accounts after each event, because the events' data differs between wallets. A result
 * that arrives after a later event is ignored. Returns unsubscribe.
 */
function subscribeToUnisat(
  provider: object,
  read: (signal: AbortSignal) => Promise<SharedAccounts | null>,
  listener: SharedListener,
): () => void {
  const controller = new AbortController()
  let lastEvent = 0
  const onEvent = async () => {
    lastEvent += 1
    const event = lastEvent
    // `read` fails on a chain other than Bitcoin, where the wallet shares no Bitcoin account.
    const shared = await read(controller.signal).catch(() => null)
    if (event === lastEvent && !controller.signal.aborted) listener(shared)
  }
  for (const event of events) tryMethod(provider, 'on', event, onEvent)
  return () => {
    controller.abort()
    for (const event of events) tryMethod(provider, 'removeListener', event, onEvent)
  }
}
