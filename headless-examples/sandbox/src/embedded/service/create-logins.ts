import { randomUUID } from 'node:crypto'
import type { EmailRule } from '../embedded.types.ts'
import type { Codes } from './create-codes.ts'
import type { Mailbox } from './create-mailbox.ts'
import type { User, Users } from './create-users.ts'
import { ServiceError } from './service-error.ts'

/** The proof of a login, which the frame stores. */
export type LoggedIn = { token: string; user: User }
export type EmailAnswer =
  | { action: 'VERIFY_DEVICE' | 'VERIFY_OTP'; login: string }
  | ({ action: 'CONNECT' } & LoggedIn)
type EmailLogin = { email: string; device: string; confirmed: boolean; waiting: (() => void)[] }
type Dependencies = {
  url(): string
  users: Users
  codes: Codes
  mailbox: Mailbox
  emailRule(): EmailRule
}

export type Logins = ReturnType<typeof createLogins>

const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Returns the address in lower case. Throws if it is not one. */
export function parseEmail(value: unknown): string {
  if (typeof value === 'string' && value.length <= 254 && address.test(value))
    return value.toLowerCase()
  throw new ServiceError('The e-mail address is not valid.')
}

/** Creates the logins by e-mail, and the sessions of all logins. */
export function createLogins({ url, users, codes, mailbox, emailRule }: Dependencies) {
  const logins = new Map<string, EmailLogin>()
  const devices = new Map<string, Set<string>>()
  const sessions = new Map<string, string>()

  const loginOf = (id: unknown): EmailLogin => {
    const login = typeof id === 'string' ? logins.get(id) : undefined
    if (login === undefined) throw new ServiceError('There is no login in progress.', 404)
    return login
  }
  const sendCode = (id: string, { email }: EmailLogin) =>
    mailbox.send({ to: email, subject: 'Your code', code: codes.create(id), link: null })
  const sendLink = (id: string, { email }: EmailLogin) =>
    mailbox.send({
      to: email,
      subject: 'Confirm this device',
      code: null,
      link: `${url()}/device?login=${id}`,
    })
  const start = (user: User): LoggedIn => {
    const token = randomUUID()
    sessions.set(token, user.id)
    return { token, user }
  }
  const finish = ({ email, device }: EmailLogin): LoggedIn => {
    devices.set(email, (devices.get(email) ?? new Set()).add(device))
    return start(users.byEmail(email))
  }
  const needsDevice = ({ email, device }: EmailLogin): boolean => {
    const known = devices.get(email)
    const rule = emailRule()
    return rule === 'device' || (rule === 'automatic' && known !== undefined && !known.has(device))
  }
  return {
    start,
    /** Starts a login by e-mail and sends the code, or the link that confirms the device. */
    submitEmail(email: string, device: string): EmailAnswer {
      const login: EmailLogin = { email, device, confirmed: false, waiting: [] }
      if (emailRule() === 'none') return { action: 'CONNECT', ...finish(login) }
      const id = randomUUID()
      logins.set(id, login)
      if (needsDevice(login)) {
        sendLink(id, login)
        return { action: 'VERIFY_DEVICE', login: id }
      }
      sendCode(id, login)
      return { action: 'VERIFY_OTP', login: id }
    },
    /** The address whose device a link confirms. */
    emailOf: (id: unknown): string => loginOf(id).email,
    /** Confirms the device of a login and sends its code. */
    confirmDevice(id: string): void {
      const login = loginOf(id)
      if (login.confirmed) return
      login.confirmed = true
      sendCode(id, login)
      for (const resume of login.waiting.splice(0)) resume()
    },
    /** Resolves when the device is confirmed, or after `patience` ms. True: it is confirmed. */
    async waitForDevice(id: unknown, patience: number): Promise<boolean> {
      const login = loginOf(id)
      if (!login.confirmed)
        await new Promise<void>((resolve) => {
          login.waiting.push(resolve)
          setTimeout(resolve, patience).unref()
        })
      return login.confirmed
    },
    /** Completes a login with its code. */
    submitCode(id: unknown, code: unknown): LoggedIn {
      const login = loginOf(id)
      codes.use(String(id), code)
      return finish(login)
    },
    /** The user of a session. Throws 401 without one. */
    userOf(token: unknown): User {
      const id = typeof token === 'string' ? sessions.get(token) : undefined
      const user = id === undefined ? null : users.get(id)
      if (user === null) throw new ServiceError('The session has ended.', 401)
      return user
    },
    end(token: unknown): void {
      if (typeof token === 'string') sessions.delete(token)
    },
  }
}
