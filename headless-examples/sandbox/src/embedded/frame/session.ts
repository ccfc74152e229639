import type { FrameSession, FrameStore } from './frame.types.ts'
import { parseOptionalText, parseRecord, parseText } from './parse.ts'

const key = 'session'

/** Reads the stored login. Null if there is none or it cannot be read. */
export function readSession(store: FrameStore): FrameSession | null {
  const text = store.get(key)
  if (text === null) return null
  try {
    const session = parseRecord(JSON.parse(text), 'session')
    return {
      token: parseText(session.token, 'token'),
      userId: parseText(session.userId, 'userId'),
      email: parseOptionalText(session.email, 'email'),
      userName: parseOptionalText(session.userName, 'userName'),
      network: parseText(session.network, 'network'),
      preferred: session.preferred === 'eoa' ? 'eoa' : 'smartAccount',
    }
  } catch {
    store.remove(key)
    return null
  }
}

export const writeSession = (store: FrameStore, session: FrameSession): void =>
  store.set(key, JSON.stringify(session))

export const removeSession = (store: FrameStore): void => store.remove(key)

/** Creates the session of a login. */
export function sessionOf(login: unknown, network: string): FrameSession {
  const { token, user } = parseRecord(login, 'login')
  const { id, email, userName } = parseRecord(user, 'user')
  return {
    token: parseText(token, 'token'),
    userId: parseText(id, 'id'),
    email: parseOptionalText(email, 'email'),
    userName: parseOptionalText(userName, 'userName'),
    network,
    preferred: 'smartAccount',
  }
}
