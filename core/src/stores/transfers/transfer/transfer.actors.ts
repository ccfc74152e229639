import { fromCallback, fromPromise } from 'xstate'
import type { Network } from '../../../domain/network/network.ts'
import type { TransferLocation } from '../../../domain/transfer/transfer.ts'
import { sendErrors } from '../../../errors/areas/send.ts'
import { codeOf, KitError } from '../../../errors/kit-error.ts'
import type { Deps } from '../../../protocol/deps.ts'
import type {
  LocateInput,
  SubmitInput,
  TrackInput,
  TransferEvent,
  WatchWalletInput,
} from './transfer.types.ts'

/**
 * The actors of one transfer: wallet request, tracking of the hash, search on other networks, and the
 * events of wallet and browser.
 */
export const transferActors = ({ adapters, platform }: Pick<Deps, 'adapters' | 'platform'>) => {
  const transferClientOn = async ({ chainNamespace }: Network) => {
    const { transfer: load } = await adapters.get(chainNamespace)
    if (load === null) throw new KitError(sendErrors, 'send/unsupported-chain')
    return load()
  }
  return {
    submit: fromPromise<string, SubmitInput>(
      async ({ input: { connectorId, network, prepared }, signal }) => {
        const client = await transferClientOn(network)
        return client.submit({ connectorId, network, prepared }, signal)
      },
    ),
    track: fromCallback<TransferEvent, TrackInput>(({ input, sendBack }) => {
      const { signal, abort } = createAbort()
      const sendIfActive = (event: TransferEvent) => {
        if (!signal.aborted) sendBack(event)
      }
      transferClientOn(input.network)
        .then((client) => client.track(input, sendIfActive, signal))
        .then(
          (end) => sendIfActive({ type: 'ended', end }),
          (error) => {
            if (signal.aborted) return
            platform.log.error('Tracking a transfer failed; it is retried', codeOf(error))
            sendIfActive({ type: 'unreachable' })
          },
        )
      return abort
    }),
    locate: fromPromise<TransferLocation | null, LocateInput>(async ({ input, signal }) => {
      const client = await transferClientOn(input.network)
      return client.locate(input, signal)
    }),
    /** Emits the changes of the wallet's network. */
    watchWallet: fromCallback<TransferEvent, WatchWalletInput>(({ input, sendBack }) => {
      const { signal, abort } = createAbort()
      adapters.get(input.namespace).then(
        (adapter) => {
          if (signal.aborted) return
          const stop = adapter.watch(input.connectorId, (event) => {
            if (event.type === 'chain.changed')
              sendBack({ type: 'chain.changed', caipNetworkId: event.caipNetworkId })
          })
          signal.addEventListener('abort', stop)
        },
        // `submit` fails with the same error
        () => {},
      )
      return abort
    }),
    watchOnline: fromCallback<TransferEvent>(({ sendBack }) =>
      platform.page.on('online', () => sendBack({ type: 'online' })),
    ),
  }
}

function createAbort() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
