import type { BrowserContext, ConsoleMessage } from 'playwright'

/** Problems of a visitor's pages, as text. */
export type Faults = { all(): readonly string[]; allow(...expected: readonly RegExp[]): void }

/** The warning of a kit without a project id. The demo needs none. */
const usual = [/^\[latchkit\] Project ID Not Configured/]

/**
 * Collects console errors, uncaught errors and unhandled rejections of every page of the context.
 */
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
