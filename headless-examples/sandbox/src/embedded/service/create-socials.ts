import { randomUUID } from 'node:crypto'
import type { LoggedIn, Logins } from './create-logins.ts'
import type { Users } from './create-users.ts'
import { ServiceError } from './service-error.ts'

export const popupProviders = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const
export type PopupProvider = (typeof popupProviders)[number]
/** The names of the providers, as visitors know them. */
export const providerNames: Readonly<Record<PopupProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
}

/** An account at a provider, which the visitor enters on the consent page. */
export type SocialAccount = { userName: string; email: string | null }
/** `page`: origin of the page that started the login, to which the popup posts the result. */
type Login = { provider: PopupProvider; page: string }
/** `used`: the channel has logged a user in, which it does once. */
type Channel = { userName: string | null; used: boolean; waiting: (() => void)[] }

export type Socials = ReturnType<typeof createSocials>

/** Creates the logins with social providers and with Farcaster. */
export function createSocials(url: () => string, users: Users, logins: Logins) {
  const open = new Map<string, Login>()
  const granted = new Map<string, LoggedIn>()
  const channels = new Map<string, Channel>()
  const channelOf = (id: unknown): Channel => {
    const channel = typeof id === 'string' ? channels.get(id) : undefined
    if (channel === undefined) throw new ServiceError('There is no such login.', 404)
    return channel
  }
  return {
    /** Resolves with the URL of the consent page. */
    start(name: unknown, page: string): { uri: string } {
      const provider = popupProviders.find((each) => each === name)
      if (provider === undefined) throw new ServiceError(`Unknown provider ${String(name)}.`)
      const state = randomUUID()
      open.set(state, { provider, page })
      return { uri: `${url()}/consent/${provider}?state=${state}` }
    },
    /** The login of a consent page. Throws 404 if there is none. */
    find(state: string, provider: string): Login {
      const login = open.get(state)
      if (login?.provider !== provider) throw new ServiceError('There is no such login.', 404)
      return login
    },
    /** Ends a login and returns the URL of its result. `account`: null if the visitor denies. */
    decide(state: string, account: SocialAccount | null): string {
      const login = open.get(state)
      if (login === undefined) throw new ServiceError('There is no such login.', 404)
      open.delete(state)
      if (account === null) return `${url()}/sdk?error=access_denied`
      const code = randomUUID()
      granted.set(code, logins.start(users.bySocial(login.provider, account)))
      return `${url()}/sdk?code=${code}`
    },
    /** Completes a login with the URL of its result, once. Throws 403 for another one. */
    complete(uri: unknown): LoggedIn {
      const result = typeof uri === 'string' && URL.canParse(uri) ? new URL(uri) : null
      if (result?.searchParams.get('error') === 'access_denied')
        throw new ServiceError('The provider reports that access was denied.', 403)
      const code = result?.searchParams.get('code') ?? ''
      const login = granted.get(code)
      if (login === undefined)
        throw new ServiceError('The social login is not valid, or was used already.', 403)
      granted.delete(code)
      return login
    },
    /** Creates the link that the Farcaster app opens. */
    openChannel(): { url: string; channel: string } {
      const channel = randomUUID()
      channels.set(channel, { userName: null, used: false, waiting: [] })
      return { url: `${url()}/farcaster?channel=${channel}`, channel }
    },
    hasChannel: (id: unknown): boolean => channelOf(id).userName === null,
    approveChannel(id: unknown, userName: string): void {
      const channel = channelOf(id)
      if (channel.userName !== null) throw new ServiceError('This login was approved already.', 403)
      channel.userName = userName
      for (const resume of channel.waiting.splice(0)) resume()
    },
    /** Resolves with the login when the visitor has approved it, with null after `patience` ms. */
    async waitForChannel(id: unknown, patience: number): Promise<LoggedIn | null> {
      const channel = channelOf(id)
      if (channel.userName === null)
        await new Promise<void>((resolve) => {
          channel.waiting.push(resolve)
          setTimeout(resolve, patience).unref()
        })
      const { userName } = channel
      if (userName === null) return null
      if (channel.used) throw new ServiceError('This login was used already.', 403)
      channel.used = true
      return logins.start(users.bySocial('farcaster', { userName, email: null }))
    },
  }
}
