import { createActor, fromCallback, fromPromise } from 'xstate'
import type { TelemetryItem } from '../../../../core/src/domain/telemetry/telemetry-event.ts'
import { telemetryMachine } from '../../../../core/src/stores/telemetry/telemetry.machine.ts'
import { type Operations, operation } from '../operation.ts'

type Given = { enabled?: boolean; errorsAtMs: readonly number[] }

/** Whether the store sends each error. `enabled`: the setting of the project. */
async function errorsSent({ enabled = true, errorsAtMs }: Given): Promise<readonly boolean[]> {
  const sent: TelemetryItem[] = []
  const actor = createActor(
    telemetryMachine.provide({
      actors: {
        checkEnabled: fromPromise(async () => enabled),
        sendItems: fromCallback<TelemetryItem>(({ receive }) => {
          receive((item) => void sent.push(item))
        }),
      },
    }),
    { input: { limit: 100 } },
  ).start()
  const settled = new Promise<void>((resolve) => {
    actor.subscribe(({ value }) => value !== 'checking' && resolve())
  })
  await settled
  const results = errorsAtMs.map((timestamp) => {
    const before = sent.length
    actor.send({
      type: 'report',
      report: {
        timestamp,
        event: 'API_ERROR',
        errorType: 'endpoint/unreachable',
        errorMessage: '',
        stackTrace: '',
        uncaught: null,
      },
    })
    return sent.length > before
  })
  actor.stop()
  return results
}

/** Operations on telemetry. */
export const telemetryOperations: Operations = { 'telemetry.errorsSent': operation(errorsSent) }
