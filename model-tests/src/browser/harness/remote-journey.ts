import { onTestFinished } from 'vitest'
import { startEnvironment, type TestEnvironment } from './environment.ts'
import { journeyBy } from './journey.ts'
import type { Visitor, VisitorOptions } from './visitor.ts'

export type RemoteVisitor = Visitor & Omit<TestEnvironment, 'stop' | 'sandbox'>

/** Defines a journey with its own relay, directory, data and telemetry services and phones. */
export function remoteJourney(
  title: string,
  walk: (visitor: RemoteVisitor) => Promise<void>,
  options: VisitorOptions = {},
): void {
  journeyBy(title, async () => {
    const { sandbox, stop, ...environment } = await startEnvironment()
    onTestFinished(stop)
    return {
      options: { ...options, sandbox },
      walk: (visitor) => walk({ ...visitor, ...environment }),
    }
  })
}
