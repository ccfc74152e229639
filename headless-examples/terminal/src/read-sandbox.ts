import type { SandboxDescription } from '@latchkit/sandbox'

/** Where the chains are. Rejects with a sentence for whoever wanted them. */
export async function readSandbox(
  address: string,
  signal: AbortSignal,
): Promise<SandboxDescription> {
  const url = address.endsWith('.json') ? new URL(address) : new URL('/sandbox.json', address)
  const answer: unknown = await fetch(url, { signal }).then(
    (response) => response.json(),
    () => null,
  )
  if (!isSandbox(answer))
    throw new Error(`No sandbox answers at ${url}. Start one: npm start terminal`)
  return answer
}

const isSandbox = (answer: unknown): answer is SandboxDescription =>
  typeof answer === 'object' &&
  answer !== null &&
  'chains' in answer &&
  Array.isArray(answer.chains) &&
  answer.chains.length > 0
