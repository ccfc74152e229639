import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Reads } from './reads.ts'
import { createSend } from './send.ts'
import type { Signer } from './signer.types.ts'
import type { Signing } from './signing.ts'
import type { SolanaProvider } from './solana.types.ts'

type ProviderDeps = {
  signer: Signer
  network: CaipNetworkId
  signing(): Promise<Signing>
  reads(): Promise<Reads>
  stopSignal: AbortSignal
}

/** Creates the provider that a page gets for a connected wallet, local or remote. */
export function createProvider({
  signer,
  network,
  signing,
  reads,
  stopSignal,
}: ProviderDeps): SolanaProvider {
  const { address, signIn } = signer
  const sign = async (transactions: readonly Uint8Array[], signal: AbortSignal) =>
    (await signing()).transactions(signer, transactions, network, signal)
  const sendOnNetwork = createSend({ signer, signing, reads })
  const send = (transaction: Uint8Array, signal: AbortSignal) =>
    sendOnNetwork(transaction, network, signal)
  return {
    address,
    chain: network,
    signMessage: async (message) => (await signing()).message(signer, message, stopSignal),
    async signTransaction(transaction) {
      const [signed = transaction] = await sign([transaction], stopSignal)
      return signed
    },
    signAllTransactions: (transactions) => sign(transactions, stopSignal),
    signAndSendTransaction: (transaction) => send(transaction, stopSignal),
    signIn: signIn && (async (input = {}) => (await signing()).signIn(signIn, input, stopSignal)),
    async sendAndConfirm(transaction, signal = stopSignal) {
      const usesNonce = (await signing()).parse(transaction).usesNonce()
      const signature = await send(transaction, signal)
      const validUntil = usesNonce ? 'nonce' : 'blockhash'
      await (await reads()).confirm({ signature, validUntil }, network, signal)
      return signature
    },
    confirm: async (signature, signal = stopSignal) =>
      (await reads()).confirm({ signature, validUntil: 'blockhash' }, network, signal),
  }
}
