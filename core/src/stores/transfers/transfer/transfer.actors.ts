import { fromCallback, fromPromise } from 'xstate'
import type { Network } from '../../../domain/network/network.ts'
import { KitError } from '../../../errors/kit-error.ts'
import type { Deps } from '../../../protocol/deps.ts'
import type { SubmitInput, TrackInput, TransferEvent } from './transfer.types.ts'

/** The actors of one transfer: wallet request, tracking of the hash, and the event `online`. */
export const transferActors = ({ adapters, platform }: Pick<Deps, 'adapters' | 'platform'>) => {
  const transferClientOn = async ({ chainNamespace }: Network) => {
    const { transfer: load } = await adapters.get(chainNamespace)
    if (load === null) throw new KitError('send/unsupported-chain')
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
            platform.log.error('Tracking a transfer failed; it is retried', error)
            sendIfActive({ type: 'unreachable' })
          },
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
