import { expect, test } from 'vitest'
import { createMemoryPlatform } from '../../platform/memory.ts'
import { localSessions } from '../../siwx/local-sessions.ts'
import { siweSessions } from '../../siwx/siwe-sessions.ts'
import type { KitOptions } from '../api/kit-options.ts'
import { chain } from '../kit.fixture.ts'
import { parseOptions } from './parse-options.ts'

const reject = () => Promise.reject(new Error('not called'))
const siwxMethods = {
  createMessage: reject,
  addSession: reject,
  setSessions: reject,
  getSessions: reject,
  revokeSession: reject,
}
const siweMethods = {
  getNonce: reject,
  createMessage: () => '',
  verifyMessage: reject,
  getSession: reject,
  signOut: reject,
}

const siwxOf = (options: Partial<KitOptions>) =>
  parseOptions({ networks: [chain(1)], ...options }, createMemoryPlatform()).siwx

test('siwx is the object of the page itself, and siweConfig may have options and methods apart', () => {
  const siweConfig = { options: {}, methods: siweMethods }
  const entry = localSessions()
  expect(siwxOf({ siwx: siwxMethods })).toEqual({ siwx: siwxMethods })
  expect(siwxOf({ siwx: entry })).toEqual({ siwx: entry })
  expect(siwxOf({ siweConfig })).toEqual({ siwe: siweConfig })
  expect(siwxOf({ siweConfig: siweMethods })).toEqual({ siwe: siweMethods })
  expect(siwxOf({})).toBeNull()
})

test('a sign-in that is not enabled is ignored', () => {
  const disabled = { enabled: false }
  expect(siwxOf({ siweConfig: { ...siweMethods, ...disabled } })).toBeNull()
  expect(siwxOf({ siweConfig: { options: disabled, methods: siweMethods } })).toBeNull()
  expect(siwxOf({ siwx: siweSessions({ ...siweMethods, ...disabled }) })).toBeNull()
})

test.each([
  [
    { siwx: {} },
    'config/option-invalid',
    'Option "siwx" must be an object with the method createMessage()',
  ],
  [
    { siwx: { ...siwxMethods, revokeSession: undefined } },
    'config/option-invalid',
    'Option "siwx" must be an object with the method revokeSession()',
  ],
  [
    { siwx: 'local' },
    'config/option-invalid',
    'Option "siwx" must be an object with the method createMessage()',
  ],
  [
    { siweConfig: {} },
    'config/option-invalid',
    'Option "siweConfig" must be an object with the method getNonce()',
  ],
  [
    { siweConfig: { options: {}, methods: { getNonce: async () => '' } } },
    'config/option-invalid',
    'Option "siweConfig" must be an object with the method createMessage()',
  ],
])('createKit rejects the sign-in option %o', (options, code, message) => {
  expect(() => siwxOf(options as never)).toThrow(expect.objectContaining({ code, message }))
})
