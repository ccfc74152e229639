import type { CaipNetworkId } from '../../domain/caip.ts'
import { KitError } from '../../errors/kit-error.ts'
import { isUnsupported } from '../shared/failures.ts'
import { toBase58 } from './codecs.ts'
import type { Reads } from './reads.ts'
import type { Signer } from './signer.types.ts'
import type { Signing } from './signing.ts'
import type { SolanaProvider } from './solana.types.ts'

type Parts = {
  signer: Signer
  network: CaipNetworkId
  signing(): Promise<Signing>
  reads(): Promise<Reads>
  life: AbortSignal
}

/** What a page gets of a connected wallet, here or across the relay. */
export function createProvider({ signer, network, signing, reads, life }: Parts): SolanaProvider {
  const { address, signIn } = signer
  const sign = async (transactions: readonly Uint8Array[], signal: AbortSignal) =>
    (await signing()).transactions(signer, transactions, network, signal)

  /** The wallet sends, or signs, so that we can. */
  const send = async (transaction: Uint8Array, signal: AbortSignal): Promise<string> => {
    const { askable, read } = await signing()
    askable(transaction, address)
    try {
      return toBase58(await signer.send(transaction, network, signal))
    } catch (error) {
      if (!isUnsupported(error)) throw error
    }
    const [signed = transaction] = await sign([transaction], signal)
    const signature = read(signed).signature()
    const answer = await (await reads()).send(signed, network, signal)
    if (answer !== signature) throw new KitError('endpoint/unreadable', {}, { cause: answer })
    return signature
  }
  return {
    address,
    chain: network,
    signMessage: async (message) => (await signing()).message(signer, message, life),
    async signTransaction(transaction) {
      const [signed = transaction] = await sign([transaction], life)
      return signed
    },
    signAllTransactions: (transactions) => sign(transactions, life),
    signAndSendTransaction: (transaction) => send(transaction, life),
    signIn: signIn && (async (input = {}) => (await signing()).signIn(signIn, input, life)),
    async sendAndConfirm(transaction, signal = life) {
      const lasting = (await signing()).read(transaction).isNonced() ? 'nonce' : 'blockhash'
      const signature = await send(transaction, signal)
      await (await reads()).confirm({ signature, lasting }, network, signal)
      return signature
    },
    confirm: async (signature, signal = life) => (await reads()).confirm({ signature, lasting: 'blockhash' }, network, signal),
  }
}
