import { useState } from 'react'
import { problemText } from './problemText.ts'

/** State of a command: whether it runs, its error, and a function to run it. */
export type Command = {
  busy: boolean
  problem: string | null
  run(command: () => Promise<unknown>): Promise<void>
}

/**
 * Runs commands and keeps the error text of the last one. Buttons must be disabled while `busy`:
 * concurrent calls are not prevented.
 */
export function useCommand(): Command {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (command: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(null)
    try {
      await command()
    } catch (error) {
      setProblem(problemText(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, run }
}
