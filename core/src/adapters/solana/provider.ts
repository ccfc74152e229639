import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Reads } from './reads.ts'
import { createSend } from './send.ts'
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

  const sendOn = createSend({ signer, signing, reads })
  const send = (transaction: Uint8Array, signal: AbortSignal) =>
    sendOn(transaction, network, signal)
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
    confirm: async (signature, signal = life) =>
      (await reads()).confirm({ signature, lasting: 'blockhash' }, network, signal),
  }
}
