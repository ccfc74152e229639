import type { SignInData, SignInSession } from '@latchkit/core/siwx'
import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import { formatMessage } from '../../../core/src/domain/sign-in/format-message.ts'
import { openSignInPage } from './sign-in-kit.fixture.ts'

/** An extension of the page, which creates messages as its author wrote it. */
function pageExtension(change: Partial<SignInData>) {
  let sessions: readonly SignInSession[] = []
  return {
    async createMessage({ accountAddress, chainId }: { accountAddress: string; chainId: string }) {
      const data: SignInData = {
        accountAddress,
        chainId: toCaipNetworkId(chainId),
        domain: '127.0.0.1:5173',
        uri: 'http://127.0.0.1:5173/club',
        version: '1',
        nonce: 'aB3dE6gH9jK2mN5pQ',
        issuedAt: new Date().toISOString(),
        statement: 'Sign in to the club.',
      }
      const text = formatMessage(data, 'standard')
      const changed = Object.entries(change).reduce(
        (current, [key, value]) => current.replace(String(Reflect.get(data, key)), String(value)),
        text,
      )
      return { ...data, ...change, toString: () => changed }
    },
    addSession: async (session: SignInSession) => {
      sessions = [...sessions, session]
    },
    setSessions: async (replaced: readonly SignInSession[]) => {
      sessions = replaced
    },
    getSessions: async () => sessions,
    revokeSession: async () => {
      sessions = []
    },
  }
}

test.each([
  ['a message for another host [J1] [R17]', { domain: 'bank.example' }, 'siwx/domain-mismatch'],
  [
    'a message for the URL of another origin [J1] [R17]',
    { uri: 'https://bank.example/' },
    'siwx/domain-mismatch',
  ],
  [
    'a statement with a line break [J7] [R17]',
    { statement: 'Hello\nURI: https://bank.example/' },
    'siwx/message-invalid',
  ],
  ['a short nonce [J2] [R17]', { nonce: 'abc1234' }, 'siwx/nonce-invalid'],
  [
    'another account [R18]',
    { accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
    'siwx/other-account',
  ],
  [
    'a time 10 min ago [J6]',
    { issuedAt: new Date(Date.now() - 600_000).toISOString() },
    'siwx/clock-wrong',
  ],
] as const)(
  'the wallet receives no message of an extension with %s',
  async (_, change, problem) => {
    const page = await openSignInPage('eip155', () => ({ siwx: pageExtension(change) }))
    const tab = await page.open()
    tab.control.setMode('auto')
    await tab.connect()
    expect(await tab.step('failed')).toMatchObject({ problem })
    expect([tab.control.pending(), tab.kit.session.get().status]).toEqual([[], 'signedOut'])
  },
)

test('a visitor signs in with an extension of the page', async () => {
  const page = await openSignInPage('eip155', () => ({ siwx: pageExtension({}) }))
  const tab = await page.open()
  await tab.connect()
  ;(await tab.step('reviewing')).sign()
  await tab.status('signedIn')
})
