import { fromCallback, fromPromise } from 'xstate'
import type { TelemetryItem } from '../../domain/telemetry/telemetry-event.ts'
import { codeOf } from '../../errors/kit-error.ts'
import type { Deps } from '../../protocol/deps.ts'

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
