import type { SandboxDescription } from '@latchkit/sandbox'

/**
 * Fetches the sandbox description from the demo pages at `address`. Throws if none responds there.
 */
export async function readSandbox(
  address: string,
  signal: AbortSignal,
): Promise<SandboxDescription> {
  const url = address.endsWith('.json') ? new URL(address) : new URL('/sandbox.json', address)
  const description: unknown = await fetch(url, { signal }).then(
    (response) => response.json(),
    () => null,
  )
  if (!isSandboxDescription(description)) {
    throw new Error(`No sandbox responds at ${url}. Start one with: npm start terminal`)
  }
  return description
}

const isSandboxDescription = (value: unknown): value is SandboxDescription =>
  typeof value === 'object' &&
  value !== null &&
  'chains' in value &&
  Array.isArray(value.chains) &&
  value.chains.length > 0
