import { expect, test } from 'vitest'
import { hostedSessions } from './hosted-sessions.ts'
import { localSessions } from './local-sessions.ts'
import { serverSessions } from './server-sessions.ts'
import type { SessionOptions } from './session-options.ts'
import { createTab, evm } from './testing/host.fixture.ts'

const refused: readonly (readonly [string, Partial<SessionOptions>, 'both' | 'standard'])[] = [
  ['a statement with ü', { statement: 'Für alle' }, 'standard'],
  ['a statement with an emoji', { statement: 'Hi 🦊' }, 'standard'],
  ['a statement with %', { statement: '100% yours' }, 'standard'],
  ['a statement with quotation marks', { statement: 'Sign "in"' }, 'standard'],
  ['a statement of spaces', { statement: '  ' }, 'both'],
  ['an empty statement', { statement: '' }, 'both'],
  ['a statement of 70 kB', { statement: 'x'.repeat(70_000) }, 'both'],
  ['resources of 70 kB', { resources: Array(10).fill(`https://${'x'.repeat(7_000)}`) }, 'both'],
  ['a statement that changes its direction', { statement: 'Sign \u202e in' }, 'both'],
  ['a resource that is no URI', { resources: ['the terms'] }, 'standard'],
  ['an empty resource', { resources: [''] }, 'both'],
  ['a request id with a space', { requestId: 'request 1' }, 'standard'],
  ['an empty request id', { requestId: '' }, 'both'],
  ['an expiration after the year 9999', { expiration: 9e15 }, 'both'],
]
const extensions: readonly (readonly [string, (options: Partial<SessionOptions>) => unknown])[] = [
  ['localSessions', localSessions],
  ['serverSessions', (options) => serverSessions({ url: '/api', ...options })],
  ['hostedSessions', hostedSessions],
]

test.each(refused)(
  'each extension refuses %s, if its messages cannot contain it [SG13]',
  (_, options, forms) => {
    const [option = ''] = Object.keys(options)
    for (const [name, create] of extensions) {
      const attempt = (message: 'standard' | 'plain') => {
        try {
          create({ ...options, message })
          return 'accepted'
        } catch (error) {
          return error
        }
      }
      const error = expect.objectContaining({
        code: 'config/option-invalid',
        details: expect.objectContaining({ name: `siwx.${option}` }),
      })
      expect(attempt('standard'), name).toEqual(error)
      expect(attempt('plain'), name).toEqual(forms === 'both' ? error : 'accepted')
    }
    if (option !== 'expiration' && forms === 'standard')
      expect(() => hostedSessions(options)).not.toThrow()
  },
)

test('texts that the extensions accept are in the message [SG13]', async () => {
  const options = {
    statement: "Sign in (free): a-z & 0-9; it's [1/2]!",
    resources: ['https://a.example/?x=1#y', 'ipfs://bafybeig', 'urn:isbn:123'],
    requestId: 'a%20b:@1',
  }
  for (const message of ['standard', 'plain'] as const) {
    const { createMessage } = localSessions({ ...options, message }).create(createTab().host)
    const created = await createMessage({ chainId: evm.chainId, accountAddress: evm.address })
    expect(created).toMatchObject(options)
  }
})
