import { KitError } from '../errors/kit-error.ts'
import type { Engine } from './engine.ts'

type Waiting = { work(engine: Engine): void; fail(error: unknown): void }
export type Waking = {
  /** null until it is there, and after the end. */
  engine(): Engine | null
  /** Whether it is there or on its way. */
  isWanted(): boolean
  /** Works now if the engine is there, else when it is; what was asked first is done first. */
  ask<T>(work: (engine: Engine) => T | Promise<T>): Promise<T>
  stop(): void
}

/** One engine a kit, loaded when it is first asked for; one that did not load is loaded at the next asking (fault case P4). */
export function createWaking(
  load: (attempt: number) => Promise<() => Engine>,
  here: () => void,
): Waking {
  let engine: Engine | null = null
  let loading = false
  let stopped = false
  let attempts = 0
  let queue: Waiting[] = []

  const next = () => load(attempts++)
  const end = (error: unknown) => {
    const waiting = queue
    queue = []
    for (const { fail } of waiting) fail(error)
  }
  const wake = async () => {
    loading = true
    try {
      const start = await next().catch(next)
      if (stopped) return
      const started = start()
      for (let first = queue.shift(); first !== undefined; first = queue.shift())
        first.work(started)
      engine = started
    } catch (error) {
      end(error)
      return
    } finally {
      loading = false
    }
    here()
  }
  return {
    engine: () => engine,
    isWanted: () => loading || engine !== null,
    async ask(work) {
      if (stopped) throw new KitError('kit/stopped')
      if (engine !== null) return work(engine)
      return new Promise((resolve, fail) => {
        queue.push({ work: (there) => void attempt(() => work(there)).then(resolve, fail), fail })
        if (!loading) wake()
      })
    },
    stop() {
      stopped = true
      engine?.stop()
      engine = null
      end(new KitError('kit/stopped'))
    },
  }
}

/** Runs at once; what it throws is a rejection. */
async function attempt<T>(work: () => T | Promise<T>): Promise<T> {
  return work()
}
