import { onTestFinished } from 'vitest'
import { journeyBy } from './journey.ts'
import { type Outside, openOutside } from './outside.ts'
import type { Visitor, VisitorOptions } from './visitor.ts'

export type RemoteVisitor = Visitor & Omit<Outside, 'leave' | 'sandbox'>

/** A journey with an outside of its own: a relay, a list of wallets, phones. */
export function remoteJourney(
  title: string,
  walk: (visitor: RemoteVisitor) => Promise<void>,
  options: VisitorOptions = {},
): void {
  journeyBy(title, async () => {
    const { sandbox, leave, ...outside } = await openOutside()
    onTestFinished(leave)
    return { options: { ...options, sandbox }, walk: (visitor) => walk({ ...visitor, ...outside }) }
  })
}
