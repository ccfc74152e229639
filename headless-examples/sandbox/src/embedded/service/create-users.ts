/**
 * A user of the embedded wallet. `id`: derived from the first login, so that a user keeps the wallet
 * when the sandbox starts again. `email`, `userName`: null if the login does not state them.
 */
export type User = { id: string; email: string | null; userName: string | null }

export type Users = {
  /** The user of an e-mail address, created with the first login. */
  byEmail(email: string): User
  /** The user of an account at a social provider, created with the first login. */
  bySocial(provider: string, account: { email: string | null; userName: string }): User
  get(id: string): User | null
  /** Whether another user has the address. */
  isTaken(email: string, by: User): boolean
  changeEmail(id: string, email: string): void
}

/** Creates the list of users. */
export function createUsers(): Users {
  const users = new Map<string, User>()
  const add = (user: User): User => {
    users.set(user.id, user)
    return user
  }
  const ownerOf = (email: string) =>
    [...users.values()].find((user) => user.email === email && user.userName === null)
  return {
    byEmail(email) {
      const id = `email:${email}`
      // An address that was given up belongs to a new user.
      const free = users.has(id) ? `${id}:${users.size}` : id
      return ownerOf(email) ?? add({ id: free, email, userName: null })
    },
    bySocial(provider, { email, userName }) {
      const id = `${provider}:${userName}`
      return users.get(id) ?? add({ id, email, userName })
    },
    get: (id) => users.get(id) ?? null,
    isTaken: (email, { id }) => (ownerOf(email)?.id ?? id) !== id,
    changeEmail(id, email) {
      const user = users.get(id)
      if (user !== undefined) users.set(id, { ...user, email })
    },
  }
}
