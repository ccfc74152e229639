import { startFaultServer } from '../faults/start-fault-server.ts'
import { createRecords } from './create-records.ts'
import { handleCall } from './routes.ts'
import type { Telemetry, TelemetryOptions } from './telemetry.types.ts'

/**
 * Starts a telemetry service. `POST /e` checks and records an event or an error; the page at the
 * root shows the records and the settings of the project.
 */
export async function startTelemetry({
  port = 0,
  directory = null,
}: TelemetryOptions = {}): Promise<Telemetry> {
  const records = createRecords(() => Date.now())
  const { server: _, ...started } = await startFaultServer({
    port,
    logged: ({ url }) => ({ path: url.pathname, query: Object.fromEntries(url.searchParams) }),
    respond: (call) => handleCall({ records, directory }, call),
    handlesFailing: 'if-sent',
    applyControls(controls) {
      const [unknown] = Object.keys(controls)
      if (unknown !== undefined) throw new Error(`Unknown control ${unknown}.`)
    },
  })
  return { ...started, records: () => records.after(0), items: records.items }
}
