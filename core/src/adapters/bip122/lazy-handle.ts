import type { Handle } from './handle.ts'

/** A handle whose code is loaded with the first question. What is listened to is listened to before that question is asked. */
export function lazyHandle(load: () => Promise<Handle>): Handle {
  let made: Promise<Handle> | null = null
  const handle = () => {
    made ??= load().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
  return {
    connect: async (signal) => (await handle()).connect(signal),
    peek: async (signal) => (await handle()).peek(signal),
    listen(news) {
      let stop: (() => void) | null = () => {}
      handle().then(
        (own) => {
          if (stop !== null) stop = own.listen(news)
        },
        () => {}, // whoever asks the wallet something is told
      )
      return () => {
        stop?.()
        stop = null
      }
    },
    forget: async (signal) => (await handle()).forget(signal),
    switchNetwork: async (caipNetworkId, signal) =>
      (await handle()).switchNetwork(caipNetworkId, signal),
    remoteStanding: () => null,
    signMessage: async (request, signal) => (await handle()).signMessage(request, signal),
    signPsbt: async (request, signal) => (await handle()).signPsbt(request, signal),
    sendTransfer: async (request, signal) => (await handle()).sendTransfer(request, signal),
  }
}
