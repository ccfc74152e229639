import { callMethod, hasMethod, safeGet, tryMethod } from '../../domain/unknown.ts'
import { KitError } from '../../errors/kit-error.ts'
import { fromWallet } from '../../errors/rpc-codes.ts'
import type { GuardedCall, GuardedCallOptions } from '../shared/guarded-call.ts'
import { type BitcoinNetwork, bitcoinNetworkBy, bitcoinNetworkOf } from './bitcoin-networks.ts'
import { connecting, walletFailed } from './failures.ts'
import type { Handle, Shared } from './handle.ts'
import { readShared } from './read-shared.ts'
import { base64OfHex, hexOfBase64, readSignature, readTransactionId } from './read-signed.ts'

type Parts = { provider: object; name: string; ask: GuardedCall }

/** UniSat, and those that took its object over: one address at a time, which both pays and holds what is inscribed. */
export function createUnisatHandle({ provider, name, ask }: Parts): Handle {
  const connectingTo = connecting(name, fromWallet)
  const call = (
    asking: GuardedCallOptions,
    signal: AbortSignal,
    method: string,
    ...inputs: readonly unknown[]
  ) => ask(asking, signal, () => callMethod(provider, method, ...inputs))
  const signing: GuardedCallOptions = { fallbackCode: 'rpc/internal' }

  /** Wallets that know no chains are on one of Bitcoin's networks. */
  async function networkOf(signal: AbortSignal): Promise<BitcoinNetwork | null> {
    if (hasMethod(provider, 'getChain'))
      return bitcoinNetworkBy(
        'unisat',
        safeGet(await call(connectingTo, signal, 'getChain'), 'enum'),
      )
    return bitcoinNetworkBy('older', await call(connectingTo, signal, 'getNetwork'))
  }
  async function read(addresses: unknown, signal: AbortSignal): Promise<Shared | null> {
    const network = await networkOf(signal)
    if (network === null) throw walletFailed(name, 'another chain')
    const publicKey = await call(connectingTo, signal, 'getPublicKey')
    try {
      const list = Array.isArray(addresses) ? addresses.slice(0, 1) : null
      return readShared(
        list?.map((address) => ({ address, publicKey, purpose: 'payment' })),
        network,
      )
    } catch (cause) {
      throw walletFailed(name, cause)
    }
  }
  async function look(signal: AbortSignal): Promise<Shared | null> {
    const addresses = await call(connectingTo, signal, 'getAccounts')
    return Array.isArray(addresses) && addresses.length === 0 ? null : read(addresses, signal)
  }
  /** It signs with the address in front, whatever was asked for. */
  async function inFrontIs(address: string, signal: AbortSignal): Promise<void> {
    const shared = await look(signal)
    if (shared?.accounts[0]?.address !== address) throw new KitError('rpc/unauthorized')
  }

  return {
    async connect(signal) {
      const addresses = await call(connectingTo, signal, 'requestAccounts')
      return Array.isArray(addresses) && addresses.length === 0 ? null : read(addresses, signal)
    },
    peek: look,
    listen(news) {
      const over = new AbortController()
      let turn = 0
      const hear = async () => {
        turn += 1
        const mine = turn
        const now = await look(over.signal).catch(() => null) // on a chain that is none of Bitcoin's, it shares nothing
        if (mine === turn && !over.signal.aborted) news(now)
      }
      const events = [
        'accountsChanged',
        'accountChanged',
        'networkChanged',
        'chainChanged',
      ] as const
      for (const event of events) tryMethod(provider, 'on', event, hear)
      return () => {
        over.abort()
        for (const event of events) tryMethod(provider, 'removeListener', event, hear)
      }
    },
    async forget(signal) {
      if (hasMethod(provider, 'disconnect'))
        await call({ fallbackCode: 'account/disconnect-failed' }, signal, 'disconnect')
    },
    async switchNetwork(caipNetworkId, signal) {
      const network = bitcoinNetworkOf(caipNetworkId)
      const ways = [
        ['switchChain', network?.unisat ?? null] as const,
        ['switchNetwork', network?.older ?? null] as const,
      ]
      const [way] = ways.filter(([method]) => hasMethod(provider, method))
      if (way === undefined || way[1] === null)
        throw new KitError('network/not-supported-by-wallet')
      await call({ fallbackCode: 'network/switch-failed' }, signal, way[0], way[1])
    },
    remoteStanding: () => null,
    async signMessage({ address, message, protocol }, signal) {
      await inFrontIs(address, signal)
      const type = protocol === 'bip322' ? 'bip322-simple' : 'ecdsa'
      return readSignature(await call(signing, signal, 'signMessage', message, type), null, address)
    },
    async signPsbt({ psbt, signInputs, broadcast, check }, signal) {
      const options = { autoFinalized: broadcast, toSignInputs: signInputs }
      const signed = await call(signing, signal, 'signPsbt', hexOfBase64(psbt), options)
      const answer = base64OfHex(signed)
      check(answer)
      return {
        psbt: answer,
        txid: broadcast ? readTransactionId(await call(signing, signal, 'pushPsbt', signed)) : null,
      }
    },
    async sendTransfer({ from, recipient, amount }, signal) {
      await inFrontIs(from, signal)
      return readTransactionId(
        await call(signing, signal, 'sendBitcoin', recipient, Number(amount)),
      )
    },
  }
}
