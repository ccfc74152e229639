import { isRecord } from '../../base/checks.ts'

/** Sends a request to the service of the wallet. Throws the service's reason if it refuses. */
export async function callService(origin: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  if (response.ok) return answer
  throw new Error(isRecord(answer) ? String(answer.error) : `Status ${response.status}`)
}
