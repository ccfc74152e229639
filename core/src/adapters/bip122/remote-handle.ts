import type { SharedProvider } from '../../connectors/connector.ts'
import { safeGet } from '../../domain/unknown.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { GuardedCall, GuardedCallOptions } from '../shared/guarded-call.ts'
import type { Handle } from './handle.ts'
import { readBase64, readSignature, readTransactionId } from './read-signed.ts'

const signing: GuardedCallOptions = { fallbackCode: 'rpc/internal' }

/** A wallet across the relay. Connecting, moving and leaving it is the remote connector's. */
export function createRemoteHandle({
  shared,
  ask,
}: {
  shared: SharedProvider
  ask: GuardedCall
}): Handle {
  const call = (method: string, params: object, signal: AbortSignal) =>
    ask(signing, signal, () => shared.request({ method, params }))
  const isConnectors = async () => {
    throw new KitError('rpc/method-not-supported')
  }
  return {
    connect: isConnectors,
    peek: isConnectors,
    switchNetwork: isConnectors,
    forget: isConnectors,
    listen: () => () => {},
    remoteStanding: () => shared.connection(),
    async signMessage({ address, message, protocol }, signal) {
      const answer = await call(
        'signMessage',
        { account: address, address, message, protocol },
        signal,
      )
      return readSignature(
        signatureIn(safeGet(answer, 'signature')),
        safeGet(answer, 'address'),
        address,
      )
    },
    async signPsbt({ from, psbt, signInputs, broadcast }, signal) {
      const answer = await call('signPsbt', { account: from, psbt, signInputs, broadcast }, signal)
      return {
        psbt: readBase64(safeGet(answer, 'psbt')),
        txid: broadcast ? readTransactionId(safeGet(answer, 'txid')) : null,
      }
    },
    async sendTransfer({ from, recipient, amount }, signal) {
      const params = { account: from, recipientAddress: recipient, amount: amount.toString() }
      return readTransactionId(safeGet(await call('sendTransfer', params, signal), 'txid'))
    },
  }
}

/** Wallets across the relay may write signatures in hex. */
const signatureIn = (value: unknown): unknown =>
  typeof value === 'string' && /^(?:[0-9a-f]{2}){64,}$/i.test(value)
    ? Uint8Array.from(value.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    : value
