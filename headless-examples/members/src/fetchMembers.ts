/** The part for members. `account`: CAIP-10. `since`: ISO 8601. */
export type MembersPart = {
  account: string
  since: string
  visits: number
  news: readonly { title: string; text: string }[]
}
/** `denied`: the server has no session of this browser. */
export type MembersAnswer = { step: 'shown'; part: MembersPart } | { step: 'denied' }

/** Fetches the part for members with the cookie of the session. Rejects if the server fails. */
export async function fetchMembers(server: string, signal: AbortSignal): Promise<MembersAnswer> {
  const response = await fetch(`${server}/members`, {
    credentials: 'include',
    headers: { 'x-latchkit-siwx': '1' },
    signal,
  })
  if (response.status === 401) return { step: 'denied' }
  if (!response.ok) throw new Error(`GET ${server}/members failed with status ${response.status}.`)
  const body: unknown = await response.json()
  if (!isMembersPart(body)) throw new Error(`GET ${server}/members has an unknown shape.`)
  return { step: 'shown', part: body }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isMembersPart = (value: unknown): value is MembersPart =>
  isRecord(value) &&
  typeof value.account === 'string' &&
  typeof value.since === 'string' &&
  typeof value.visits === 'number' &&
  Array.isArray(value.news) &&
  value.news.every(
    (entry: unknown) =>
      isRecord(entry) && typeof entry.title === 'string' && typeof entry.text === 'string',
  )
