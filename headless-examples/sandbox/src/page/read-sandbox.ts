import type { SandboxDescription } from '../base/description.ts'

/** Fetches the description of the sandbox. Null if the page runs without a sandbox. */
export async function readSandbox(): Promise<SandboxDescription | null> {
  try {
    const response = await fetch('/sandbox.json')
    const description: unknown = await response.json()
    return isDescription(description) ? description : null
  } catch {
    return null
  }
}

const isDescription = (value: unknown): value is SandboxDescription =>
  typeof value === 'object' &&
  value !== null &&
  'chains' in value &&
  Array.isArray(value.chains) &&
  value.chains.length > 0
