import type { SharedProvider } from '../../connectors/connector.ts'
import { safeGet } from '../../domain/unknown.ts'
import { isUnsupported } from '../shared/error-kinds.ts'
import type { GuardedCall } from '../shared/guarded-call.ts'
import { bytesIn, toBase58, toBase64 } from './codecs.ts'
import { signatureIn } from './read-bytes.ts'
import type { Signed, Signer } from './signer.types.ts'

/** An account of a wallet across the relay; the session says on which network. */
export function remoteSigner({
  ask,
  shared,
  address,
}: {
  ask: GuardedCall
  shared: SharedProvider
  address: string
}): Signer {
  const request = (method: string, params: object, signal: AbortSignal) =>
    ask({ fallbackCode: 'rpc/internal' }, signal, () => shared.request({ method, params }))
  const signatureOf = (answer: unknown) =>
    signatureIn(bytesIn(safeGet(answer, 'signature'), 'base58'))

  const signOne = async (transaction: Uint8Array, signal: AbortSignal): Promise<Signed> => {
    const answer = await request(
      'solana_signTransaction',
      { transaction: toBase64(transaction), pubkey: address },
      signal,
    )
    const whole = safeGet(answer, 'transaction')
    return whole === null
      ? { signature: signatureOf(answer) }
      : { transaction: bytesIn(whole, 'base64') }
  }
  const signAll = async (
    transactions: readonly Uint8Array[],
    signal: AbortSignal,
  ): Promise<readonly Signed[]> => {
    const answer = await request(
      'solana_signAllTransactions',
      { transactions: transactions.map(toBase64) },
      signal,
    )
    return transactions.map((_, place) => ({
      transaction: bytesIn(safeGet(safeGet(answer, 'transactions'), String(place)), 'base64'),
    }))
  }
  const oneByOne = async (
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
      return signatureOf(
        await request(
          'solana_signMessage',
          { message: toBase58(message), pubkey: address },
          signal,
        ),
      )
    },
    async signTransactions(transactions, _network, signal) {
      if (transactions.length === 1) return oneByOne(transactions, signal)
      return signAll(transactions, signal).catch((error: unknown) => {
        if (isUnsupported(error)) return oneByOne(transactions, signal)
        throw error
      })
    },
    async send(transaction, _network, signal) {
      const params = { transaction: toBase64(transaction), pubkey: address }
      return signatureOf(await request('solana_signAndSendTransaction', params, signal))
    },
    signIn: null,
  }
}
