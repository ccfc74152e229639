import { fromCallback, fromPromise } from 'xstate'
import type { TelemetryItem } from '../../domain/telemetry/telemetry-event.ts'
import { codeOf } from '../../errors/kit-error.ts'
import { defineStore } from '../../protocol/define.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { Reactions } from '../../protocol/reactions.ts'
import { telemetryMachine } from './telemetry.machine.ts'
import type { TelemetryEmitted } from './telemetry.types.ts'

/** Raises an alert for the developer when the service refuses the origin of the page. */
export const telemetryReactions: Reactions<TelemetryEmitted> = {
  'telemetry.refused': ({ code }) => [
    { to: 'alert', type: 'raise', code, variant: 'error', details: {}, once: false },
  ],
}

export const telemetryActors = ({ telemetry }: Pick<Deps, 'telemetry'>) => ({
  checkEnabled: fromPromise<boolean>(({ signal }) => telemetry.isEnabled(signal)),
  /** Sends each item once. A failure other than a refusal has no effect: the item is lost. */
  sendItems: fromCallback<TelemetryItem>(({ receive, sendBack }) => {
    const controller = new AbortController()
    receive((item) => {
      telemetry.send(item, controller.signal).then(
        () => sendBack({ type: 'send.accepted' }),
        (error) => {
          const code = codeOf(error)
          if (code === 'config/origin-not-allowed') sendBack({ type: 'send.refused', code })
        },
      )
    })
    return () => controller.abort()
  }),
})

/** The store has no public state. */
export const selectTelemetry = () => ({})

export const telemetryStore = defineStore({
  name: 'telemetry',
  machine: telemetryMachine,
  actors: telemetryActors,
  reactions: telemetryReactions,
  select: selectTelemetry,
})
