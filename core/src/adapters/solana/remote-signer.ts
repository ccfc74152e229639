import type { SharedProvider } from '../../connectors/connector.ts'
import type { Ask } from '../shared/ask.ts'
import { isUnsupported } from '../shared/failures.ts'
import { peek } from '../shared/peek.ts'
import { bytesIn, toBase58, toBase64 } from './codecs.ts'
import { signatureIn } from './read-bytes.ts'
import type { Signed, Signer } from './signer.types.ts'

/** An account of a wallet across the relay; the session says on which network. */
export function remoteSigner({
  ask,
  shared,
  address,
}: {
  ask: Ask
  shared: SharedProvider
  address: string
}): Signer {
  const request = (method: string, params: object, signal: AbortSignal) =>
    ask({ otherwise: 'rpc/internal' }, signal, () => shared.request({ method, params }))
  const signatureOf = (answer: unknown) => signatureIn(bytesIn(peek(answer, 'signature'), 'base58'))

  const signOne = async (transaction: Uint8Array, signal: AbortSignal): Promise<Signed> => {
    const answer = await request(
      'solana_signTransaction',
      { transaction: toBase64(transaction), pubkey: address },
      signal,
    )
    const whole = peek(answer, 'transaction')
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
      transaction: bytesIn(peek(peek(answer, 'transactions'), String(place)), 'base64'),
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
