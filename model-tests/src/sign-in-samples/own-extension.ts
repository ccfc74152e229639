import type { SiwxExtension } from '@latchkit/core/siwx'

type Api = {
  /** Returns the text to sign, which the server writes with its own nonce. */
  prepare(account: string): Promise<{ text: string; nonce: string; issuedAt: string }>
  /** Resolves with the account that signed. */
  verify(text: string, signature: string): Promise<string>
  /** The account of the session, CAIP-10. Null without one. */
  account(): Promise<string | null>
  signOut(): Promise<void>
}

/** An extension of the page: its own server has other endpoints. */
export function ownSessions(api: Api, site: Pick<Location, 'host' | 'origin'>): SiwxExtension {
  return {
    async createMessage({ accountAddress, chainId }) {
      const { text, nonce, issuedAt } = await api.prepare(`${chainId}:${accountAddress}`)
      const { host: domain, origin: uri } = site
      const data = { accountAddress, chainId, domain, uri, version: '1', nonce, issuedAt }
      return { ...data, toString: () => text }
    },
    async addSession({ data, message, signature }) {
      const account = await api.verify(message, signature)
      if (account !== `${data.chainId}:${data.accountAddress}`) throw new Error('Another account')
    },
    async setSessions([session]) {
      if (session === undefined) await api.signOut()
      else await this.addSession(session)
    },
    async getSessions(chainId, address) {
      if ((await api.account()) !== `${chainId}:${address}`) return []
      const data = { accountAddress: address, chainId, domain: '', uri: '', version: '', nonce: '' }
      return [{ data, message: '', signature: '' }]
    },
    async revokeSession(chainId, address) {
      // The session may be that of another account.
      if ((await api.account()) === `${chainId}:${address}`) await api.signOut()
    },
    getRequired: () => false,
  }
}
