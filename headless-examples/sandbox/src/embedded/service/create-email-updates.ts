import type { Codes } from './create-codes.ts'
import { type Logins, parseEmail } from './create-logins.ts'
import type { Mailbox } from './create-mailbox.ts'
import type { Users } from './create-users.ts'
import { ServiceError } from './service-error.ts'

type Update = { email: string; step: 'primary' | 'secondary' }
type Dependencies = { users: Users; codes: Codes; mailbox: Mailbox; logins: Logins }

export type EmailUpdates = ReturnType<typeof createEmailUpdates>

/** Creates the changes of e-mail addresses: a code to the old address, then one to the new one. */
export function createEmailUpdates({ users, codes, mailbox, logins }: Dependencies) {
  const updates = new Map<string, Update>()
  const sendCode = (to: string, purpose: string, subject: string) =>
    mailbox.send({ to, subject, code: codes.create(purpose), link: null })
  const askSecondary = (id: string, email: string) => {
    updates.set(id, { email, step: 'secondary' })
    sendCode(email, `new ${id}`, 'Confirm your new address')
  }
  const updateOf = (id: string, step: Update['step']): Update => {
    const update = updates.get(id)
    if (update?.step !== step) throw new ServiceError('There is no such change of address.', 404)
    return update
  }
  return {
    /** Users without an address confirm the new one only. */
    submit(token: unknown, value: unknown) {
      const user = logins.userOf(token)
      const email = parseEmail(value)
      if (email === user.email) throw new ServiceError('This is the address in use.')
      if (users.isTaken(email, user)) throw new ServiceError('The address is in use.')
      if (user.email === null) {
        askSecondary(user.id, email)
        return { action: 'VERIFY_SECONDARY_OTP' }
      }
      updates.set(user.id, { email, step: 'primary' })
      sendCode(user.email, `old ${user.id}`, 'Confirm the change of your address')
      return { action: 'VERIFY_PRIMARY_OTP' }
    },
    submitPrimary(token: unknown, code: unknown): void {
      const { id } = logins.userOf(token)
      const { email } = updateOf(id, 'primary')
      codes.use(`old ${id}`, code)
      askSecondary(id, email)
    },
    submitSecondary(token: unknown, code: unknown) {
      const { id } = logins.userOf(token)
      const { email } = updateOf(id, 'secondary')
      codes.use(`new ${id}`, code)
      users.changeEmail(id, email)
      updates.delete(id)
      return { newEmail: email }
    },
  }
}
