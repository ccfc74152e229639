import type { BrowserContext, ConsoleMessage } from 'playwright'

export type Faults = {
  /** The collected errors and warnings that no allowed expression matches. */
  all(): readonly string[]
  allow(...expected: readonly RegExp[]): void
}

/** The warning of a kit without a project id. The demo has no project id. */
const alwaysAllowed = [/^\[latchkit\] Project ID Not Configured/]

/**
 * Collects console errors and warnings, uncaught errors and unhandled rejections of all pages of
 * the context.
 */
export function watchFaults(context: BrowserContext): Faults {
  const found: string[] = []
  const allowed: RegExp[] = [...alwaysAllowed]
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning')
      found.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (event) =>
    found.push(`uncaught: ${event.error().stack ?? event.error().message}`),
  )
  return {
    all: () => found.filter((fault) => !allowed.some((expected) => expected.test(fault))),
    allow: (...expected) => void allowed.push(...expected),
  }
}
