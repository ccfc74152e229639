import { createActor, fromCallback, type InspectionEvent } from 'xstate'
import type { Deps } from '../../protocol/deps.ts'
import { transferActors } from './transfer/transfer.actors.ts'
import { transferMachine } from './transfer/transfer.machine.ts'
import type { TransferInput } from './transfer/transfer.types.ts'
import type { TransfersEvent } from './transfers.types.ts'
import { entryOf } from './transfers.values.ts'

type Engine = { inspect(event: InspectionEvent): void }

/** Runs one transfer's own chart, on the same clock and before the same inspector, and passes on what it tells. */
export const transfersActors = (
  world: Pick<Deps, 'adapters' | 'platform'>,
  { inspect }: Engine,
) => {
  const { clock } = world.platform
  const chart = transferMachine.provide({ actors: transferActors(world) })
  return {
    transfer: fromCallback<TransfersEvent, TransferInput>(({ input, sendBack }) => {
      const { id, network } = input
      sendBack({ type: 'transfer.started', id, entry: entryOf(input, clock.now()) })
      const actor = createActor(chart, { id, input, clock, inspect })
      actor.on('*', sendBack)
      // a chart that fails leaves nobody waiting, and nobody knows what its wallet did
      const failed = () =>
        sendBack({
          type: 'transfer.failed',
          id,
          namespace: network.chainNamespace,
          code: 'send/unfollowed',
        })
      actor.subscribe({ error: failed })
      actor.start()
      return () => void actor.stop()
    }),
  }
}
