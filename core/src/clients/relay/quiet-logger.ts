/** The part of pino's logger that the SDK requires. */
export type QuietLogger = {
  level: string
  child(): QuietLogger
  bindings(): object
} & Record<'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal', (...entries: unknown[]) => void>

/**
 * Creates a logger that reports warnings and errors and writes nothing to the console: the SDK's
 * log entries contain pairing keys and socket URLs with tokens. Each child is a new object, because
 * the SDK stores the child's name as a property of it.
 */
export function createQuietLogger(report: (entry: unknown) => void): QuietLogger {
  const ignore = () => {}
  const reportAll = (...entries: unknown[]) => {
    for (const entry of entries) report(entry)
  }
  const create = (): QuietLogger => ({
    level: 'error',
    child: create,
    bindings: () => ({}),
    trace: ignore,
    debug: ignore,
    info: ignore,
    warn: reportAll,
    error: reportAll,
    fatal: reportAll,
  })
  return create()
}
