import { createActor, fromCallback, type InspectionEvent, type SnapshotFrom } from 'xstate'
import { isolateScheduledEvents } from '../../domain/scheduled-events.ts'
import { defineStore } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { TransfersState } from '../../protocol/kit-state.ts'
import { transferActors } from './transfer/transfer.actors.ts'
import { transferMachine } from './transfer/transfer.machine.ts'
import type { TransferInput } from './transfer/transfer.types.ts'
import { createEntry } from './transfers.context.ts'
import { transfersMachine } from './transfers.machine.ts'
import { transfersReactions } from './transfers.reactions.ts'
import type { TransfersEvent } from './transfers.types.ts'

type Inspector = { inspect(event: InspectionEvent): void }

/** Runs the machine of one transfer with the kit's clock and inspector, and forwards its events. */
const transfersActors = (deps: Pick<Deps, 'adapters' | 'platform'>, { inspect }: Inspector) => {
  const { clock } = deps.platform
  const machine = transferMachine.provide({ actors: transferActors(deps) })
  return {
    runTransfer: fromCallback<TransfersEvent, TransferInput>(({ input, sendBack }) => {
      const { id, network } = input
      sendBack({ type: 'transfer.started', id, entry: createEntry(input, clock.now()) })
      const actor = createActor(machine, { id, input, clock, inspect })
      isolateScheduledEvents(actor.system)
      actor.on('*', sendBack)
      // If the machine fails, the wallet may have sent the transaction: report an unknown outcome.
      const reportUnknownOutcome = () =>
        sendBack({
          type: 'transfer.failed',
          id,
          namespace: network.chainNamespace,
          code: 'send/unfollowed',
          cause: null,
        })
      actor.subscribe({ error: reportUnknownOutcome })
      actor.start()
      return () => void actor.stop()
    }),
  }
}

/** The public list of transfers, newest first. */
export const selectTransfers = ({
  context,
}: SnapshotFrom<typeof transfersMachine>): TransfersState => ({ entries: context.entries })

export const transfersStore = defineStore({
  name: 'transfers',
  machine: transfersMachine,
  actors: transfersActors,
  reactions: transfersReactions,
  select: selectTransfers,
})
