import type { MemoryPlatform } from '@latchkit/core/testing'
import type { Embedded } from './embedded.types.ts'

type Consent = { decision: 'approve' | 'deny'; userName?: string; email?: string }

/** Actions of a visitor outside of the page: reading e-mails, logging in at providers. */
export type FrameVisitor = {
  /** The code of the last e-mail to an address. Throws if there is none. */
  code(email: string): string
  /** Opens the link of the last e-mail to an address, and confirms the device. */
  confirmDevice(email: string): Promise<void>
  /**
   * Decides on the consent page of a provider. Resolves with the URL of the result, or with the
   * page to which Telegram's login returns.
   */
  decide(consentUrl: string, consent: Consent): Promise<string>
  /** Decides in the last popup of a page, which posts the result and closes. */
  decideInPopup(platform: MemoryPlatform, consent: Consent): Promise<void>
  /** Approves a login in the Farcaster app. */
  approveFarcaster(url: string, userName?: string): Promise<void>
}

/** Creates the visitor of a running service. */
export function createVisitor({ url, mails }: Pick<Embedded, 'url' | 'mails'>): FrameVisitor {
  const post = async (target: string, fields: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(target, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
    if (response.status >= 400) throw new Error(`${target} responded with ${response.status}.`)
    return response
  }
  async function decide(
    consentUrl: string,
    { decision, userName = 'ada', email = 'ada@example.com' }: Consent,
  ): Promise<string> {
    const { origin, pathname, searchParams } = new URL(consentUrl)
    const state = searchParams.get('state') ?? ''
    const response = await post(origin + pathname, { state, decision, userName, email })
    const location = response.headers.get('location')
    if (location !== null) return location
    const result = /data-uri="([^"]*)"/.exec(await response.text())?.[1]
    if (result === undefined) throw new Error(`${consentUrl} has no result.`)
    return result.replaceAll('&amp;', '&')
  }
  return {
    code(email) {
      const code = mails(email).findLast((mail) => mail.code !== null)?.code
      if (code === undefined || code === null) throw new Error(`No code was sent to ${email}.`)
      return code
    },
    async confirmDevice(email) {
      const link = mails(email).findLast((mail) => mail.link !== null)?.link
      if (link === undefined || link === null) throw new Error(`No link was sent to ${email}.`)
      await post(link)
    },
    decide,
    async decideInPopup({ controls }, consent) {
      const popup = controls.popups.at(-1)
      if (popup === undefined) throw new Error('The page opened no popup.')
      const resultUri = await decide(popup.url, consent)
      const { origin } = new URL(url)
      controls.emitMessage({ data: { resultUri }, origin, source: popup.window })
      popup.closed = true
    },
    async approveFarcaster(link, userName = 'ada') {
      await post(link, { userName })
    },
  }
}
