import type { SharedProvider } from '../../connectors/connector.ts'
import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import { safeGet } from '../../domain/unknown.ts'
import { connectorErrors } from '../../errors/areas/connector.ts'
import { KitError } from '../../errors/kit-error.ts'
import { isUnsupported } from '../shared/error-kinds.ts'
import type { GuardedCall } from '../shared/guarded-call.ts'
import { decodeBytes, toBase58, toBase64 } from './codecs.ts'
import { parseSignature } from './parse-bytes.ts'
import type { Signed, Signer } from './signer.types.ts'

/** The form of transactions in requests: their encoding, and whether requests name the account. */
type Wire = { encoding: 'base58' | 'base64'; namesAccount: boolean }
type SharedSignerDeps = {
  guardedCall: GuardedCall
  shared: SharedProvider
  address: string
  wire: Wire
}

/** Remote wallets. They may also answer with the signature alone. */
export const remoteWire: Wire = { encoding: 'base64', namesAccount: true }
/** The frame of the embedded wallet, both ways. */
export const frameWire: Wire = { encoding: 'base58', namesAccount: false }

const encoders = { base58: toBase58, base64: toBase64 }

/**
 * Creates a signer for an account of a shared connector. Its session signs and sends on its current
 * network: for another one, requests throw `connector/chain-mismatch`.
 */
export function sharedSigner({ guardedCall, shared, address, wire }: SharedSignerDeps): Signer {
  const { encoding } = wire
  const encode = encoders[encoding]
  const account = wire.namesAccount ? { pubkey: address } : {}
  const request = (method: string, params: object, signal: AbortSignal) =>
    guardedCall({ fallbackCode: 'rpc/internal', method, params }, signal, () =>
      shared.request({ method, params }),
    )
  const signatureIn = (response: unknown) =>
    parseSignature(decodeBytes(safeGet(response, 'signature'), 'base58'))
  const requireNetwork = (network: CaipNetworkId) => {
    const found = shared.connection()?.caipNetworkId ?? network
    if (found !== network)
      throw new KitError(connectorErrors, 'connector/chain-mismatch', { found, expected: network })
  }

  const signOne = async (transaction: Uint8Array, signal: AbortSignal): Promise<Signed> => {
    const params = { transaction: encode(transaction), ...account }
    const response = await request('solana_signTransaction', params, signal)
    const signed = safeGet(response, 'transaction')
    return signed === null
      ? { signature: signatureIn(response) }
      : { transaction: decodeBytes(signed, encoding) }
  }
  const signAll = async (
    transactions: readonly Uint8Array[],
    signal: AbortSignal,
  ): Promise<readonly Signed[]> => {
    const params = { transactions: transactions.map(encode) }
    const response = await request('solana_signAllTransactions', params, signal)
    return transactions.map((_, index) => ({
      transaction: decodeBytes(safeGet(response, 'transactions', String(index)), encoding),
    }))
  }
  const signSequentially = async (
    transactions: readonly Uint8Array[],
    signal: AbortSignal,
  ): Promise<readonly Signed[]> => {
    const signed: Signed[] = []
    for (const transaction of transactions) signed.push(await signOne(transaction, signal))
    return signed
  }
  return {
    address,
    async signMessage(message, signal) {
      const params = { message: toBase58(message), pubkey: address }
      return signatureIn(await request('solana_signMessage', params, signal))
    },
    async signTransactions(transactions, network, signal) {
      requireNetwork(network)
      if (transactions.length === 1) return signSequentially(transactions, signal)
      return signAll(transactions, signal).catch((error: unknown) => {
        if (isUnsupported(error)) return signSequentially(transactions, signal)
        throw error
      })
    },
    async send(transaction, network, signal) {
      requireNetwork(network)
      const params = { transaction: encode(transaction), ...account }
      return signatureIn(await request('solana_signAndSendTransaction', params, signal))
    },
    signIn: null,
  }
}
