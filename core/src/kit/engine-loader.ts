import { EarlyError } from '../errors/early-error.ts'
import type { Engine } from './commands/engine.types.ts'

type PendingCommand = { run(engine: Engine): void; fail(error: unknown): void }
export type EngineLoader = {
  /** The engine. Null until it is loaded, and after `stop()`. */
  engine(): Engine | null
  /** Whether the engine is loaded or loading. */
  isRequested(): boolean
  /**
   * Runs a command, after loading the engine if needed. Commands run in the order of their calls.
   */
  call<T>(command: (engine: Engine) => T | Promise<T>): Promise<T>
  /** Stops the engine. Pending and later commands reject with `kit/stopped`. */
  stop(): void
}

/**
 * Creates a loader that loads the engine with the first command. If loading fails, the pending
 * commands reject and the next command loads the engine again (fault P4). `load` resolves with the
 * function that starts the engine.
 */
export function createEngineLoader(
  load: () => Promise<() => Engine>,
  onLoaded: () => void,
): EngineLoader {
  let engine: Engine | null = null
  let isLoading = false
  let isStopped = false
  let pending: PendingCommand[] = []

  const failPending = (error: unknown) => {
    const failed = pending
    pending = []
    for (const { fail } of failed) fail(error)
  }
  const loadEngine = async () => {
    isLoading = true
    try {
      const start = await load()
      if (isStopped) return
      const started = start()
      for (let first = pending.shift(); first !== undefined; first = pending.shift())
        first.run(started)
      engine = started
    } catch (error) {
      failPending(error)
      return
    } finally {
      isLoading = false
    }
    onLoaded()
  }
  return {
    engine: () => engine,
    isRequested: () => isLoading || engine !== null,
    async call(command) {
      if (isStopped) throw new EarlyError('kit/stopped')
      if (engine !== null) return command(engine)
      return new Promise((resolve, fail) => {
        const run = (started: Engine) => void attempt(() => command(started)).then(resolve, fail)
        pending.push({ run, fail })
        if (!isLoading) loadEngine()
      })
    },
    stop() {
      isStopped = true
      engine?.stop()
      engine = null
      failPending(new EarlyError('kit/stopped'))
    },
  }
}

/** Calls a function synchronously. Rejects if it throws. */
async function attempt<T>(run: () => T | Promise<T>): Promise<T> {
  return run()
}
