import type { BrowserContext, ConsoleMessage } from 'playwright'

/** What went wrong in any page of a visitor, in words. */
export type Faults = { all(): readonly string[]; allow(...expected: readonly RegExp[]): void }

/** The one line a kit without a project id says: none of the demo's parts needs one. */
const usual = [/^\[latchkit\] Project ID Not Configured/]

/** Listens to every page of the context: errors on the console, errors nobody caught, promises nobody heard refused. */
export function watchFaults(context: BrowserContext): Faults {
  const found: string[] = []
  const allowed: RegExp[] = [...usual]
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      found.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (event) =>
    found.push(`not caught: ${event.error().stack ?? event.error().message}`),
  )
  return {
    all: () => found.filter((fault) => !allowed.some((expected) => expected.test(fault))),
    allow: (...expected) => void allowed.push(...expected),
  }
}
