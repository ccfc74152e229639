/** A logger as the SDK wants one (pino's shape). */
export type QuietLogger = {
  level: string
  child(): QuietLogger
  bindings(): object
} & Record<'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal', (...said: unknown[]) => void>

/**
 * Hears what goes wrong and writes nothing: what the SDK logs holds pairing keys and socket addresses with their tokens. Each child is an
 * object of its own, because the SDK writes its name onto it.
 */
export function createQuietLogger(hear: (said: unknown) => void): QuietLogger {
  const ignore = () => {}
  const listen = (...said: unknown[]) => {
    for (const one of said) hear(one)
  }
  const make = (): QuietLogger => ({
    level: 'error',
    child: make,
    bindings: () => ({}),
    trace: ignore,
    debug: ignore,
    info: ignore,
    warn: listen,
    error: listen,
    fatal: listen,
  })
  return make()
}
