import { onTestFinished } from 'vitest'
import { openEnvironment, type TestEnvironment } from './environment.ts'
import { journeyBy } from './journey.ts'
import type { Visitor, VisitorOptions } from './visitor.ts'

export type RemoteVisitor = Visitor & Omit<TestEnvironment, 'leave' | 'sandbox'>

/** A journey with its own relay, directory and phones. */
export function remoteJourney(
  title: string,
  walk: (visitor: RemoteVisitor) => Promise<void>,
  options: VisitorOptions = {},
): void {
  journeyBy(title, async () => {
    const { sandbox, leave, ...environment } = await openEnvironment()
    onTestFinished(leave)
    return {
      options: { ...options, sandbox },
      walk: (visitor) => walk({ ...visitor, ...environment }),
    }
  })
}
