import type { SharedProvider } from '../../connectors/connector.ts'
import { safeGet } from '../../domain/unknown.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { GuardedCall } from '../shared/guarded-call.ts'
import { parseBase64, parseSignature, parseTransactionId } from './parse-results.ts'
import type { WalletClient } from './wallet-client.ts'

/**
 * Creates the client of the remote wallet. `connect`, `readShared`, `switchNetwork` and
 * `disconnect` throw: the remote connector performs them.
 */
export function createRemoteClient({
  provider,
  guardedCall,
}: {
  provider: SharedProvider
  guardedCall: GuardedCall
}): WalletClient {
  const call = (method: string, params: object, signal: AbortSignal) =>
    guardedCall({ fallbackCode: 'rpc/internal', method, params }, signal, () =>
      provider.request({ method, params }),
    )
  const notSupported = async () => {
    throw new KitError(rpcErrors, 'rpc/method-not-supported')
  }
  return {
    connect: notSupported,
    readShared: notSupported,
    switchNetwork: notSupported,
    disconnect: notSupported,
    subscribe: () => () => {},
    remoteConnection: () => provider.connection(),
    async signMessage({ address, message, protocol }, signal) {
      const params = { account: address, address, message, protocol }
      const result = await call('signMessage', params, signal)
      const signature = hexToBytes(safeGet(result, 'signature'))
      return parseSignature(signature, safeGet(result, 'address'), address)
    },
    async signPsbt({ from, psbt, signInputs, broadcast }, signal) {
      const result = await call('signPsbt', { account: from, psbt, signInputs, broadcast }, signal)
      return {
        psbt: parseBase64(safeGet(result, 'psbt')),
        txid: broadcast ? parseTransactionId(safeGet(result, 'txid')) : null,
      }
    },
    async sendTransfer({ from, recipient, amount }, signal) {
      const params = { account: from, recipientAddress: recipient, amount: amount.toString() }
      return parseTransactionId(safeGet(await call('sendTransfer', params, signal), 'txid'))
    },
  }
}

/** Converts hex, in which remote wallets may send a signature, to bytes. Returns other values. */
const hexToBytes = (value: unknown): unknown =>
  typeof value === 'string' && /^(?:[0-9a-f]{2}){64,}$/i.test(value)
    ? Uint8Array.from(value.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    : value
