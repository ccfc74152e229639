import { useState } from 'react'
import { sayProblem } from './sayProblem.ts'

/** A command under way: whether it still is, what became of it, and the way to give it. */
export type Command = {
  busy: boolean
  problem: string | null
  run(work: () => Promise<unknown>): Promise<void>
}

/** One command at a time; its failure is words. */
export function useCommand(): Command {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(sayProblem(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, run }
}
