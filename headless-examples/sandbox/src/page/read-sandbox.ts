import type { SandboxDescription } from '../base/description.ts'

/** Where the chains are; null when the page was opened without the sandbox beside it. */
export async function readSandbox(): Promise<SandboxDescription | null> {
  try {
    const response = await fetch('/sandbox.json')
    const answer: unknown = await response.json()
    return isSandbox(answer) ? answer : null
  } catch {
    return null
  }
}

const isSandbox = (answer: unknown): answer is SandboxDescription =>
  typeof answer === 'object' &&
  answer !== null &&
  'chains' in answer &&
  Array.isArray(answer.chains) &&
  answer.chains.length > 0
