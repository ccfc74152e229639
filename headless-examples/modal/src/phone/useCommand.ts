import { useState } from 'react'
import { sayProblem } from './sayProblem.ts'

/** State of a command: whether it runs, its error, and a function to run it. */
export type Command = {
  busy: boolean
  problem: string | null
  run(work: () => Promise<unknown>): Promise<void>
}

/** Runs one command at a time and keeps its error text. */
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
