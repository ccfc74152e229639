import type { WalletClient } from './wallet-client.ts'

/**
 * Wraps a client whose code is loaded with the first call or subscription. A listener that
 * subscribes before a call is subscribed to the wallet before the wallet receives that call.
 */
export function lazyClient(load: () => Promise<WalletClient>): WalletClient {
  return {
    connect: async (signal) => (await load()).connect(signal),
    readShared: async (signal) => (await load()).readShared(signal),
    subscribe(listener) {
      let unsubscribe: (() => void) | null = () => {}
      load().then(
        (client) => {
          if (unsubscribe !== null) unsubscribe = client.subscribe(listener)
        },
        () => {}, // Ignored: every call of the client rejects with the same load error.
      )
      return () => {
        unsubscribe?.()
        unsubscribe = null
      }
    },
    disconnect: async (signal) => (await load()).disconnect(signal),
    switchNetwork: async (caipNetworkId, signal) =>
      (await load()).switchNetwork(caipNetworkId, signal),
    remoteConnection: () => null,
    signMessage: async (request, signal) => (await load()).signMessage(request, signal),
    signPsbt: async (request, signal) => (await load()).signPsbt(request, signal),
    sendTransfer: async (request, signal) => (await load()).sendTransfer(request, signal),
  }
}
