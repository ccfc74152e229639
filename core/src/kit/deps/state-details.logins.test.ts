import { expect, test } from 'vitest'
import type { KitState } from '../../protocol/kit-state.ts'
import { createLoginDetails } from './state-details.ts'

const fox = { id: 'fox', type: 'ANNOUNCED' }
const auth = { id: 'ID_AUTH', type: 'AUTH' }
type User = { email: string | null; userName: string | null } | null
const stateOf = (user: User, socialProvider: string | null = null) =>
  ({
    connections: { connectors: [fox, auth], recent: [] },
    embedded: { user, socialProvider },
  }) as unknown as KitState
const loginOf = (user: User, socialProvider: string | null = null) =>
  createLoginDetails()(stateOf(user, socialProvider)).connections.connectors

test('createLoginDetails adds the e-mail address, or else the social name, to the connector of the embedded wallet', () => {
  const email = 'ada@mail.example'
  expect([
    loginOf({ email, userName: null }),
    loginOf({ email: null, userName: 'ada' }, 'x'),
    loginOf({ email, userName: 'ada' }, 'google'),
    loginOf({ email: null, userName: null }, 'farcaster'),
  ]).toEqual([
    [fox, { ...auth, identifier: email, social: 'email' }],
    [fox, { ...auth, identifier: 'ada', social: 'x' }],
    [fox, { ...auth, identifier: email, social: 'google' }],
    [fox, { ...auth, social: 'farcaster' }],
  ])
})

test('createLoginDetails changes nothing without a user', () => {
  const state = stateOf(null)
  expect(createLoginDetails()(state)).toBe(state)
})

test('createLoginDetails keeps the identity of the connections until they or the login change', () => {
  const withLogin = createLoginDetails()
  const first = stateOf({ email: null, userName: 'ada' })
  const { connections } = withLogin(first)
  expect(withLogin({ ...first }).connections).toBe(connections)
  const renamed = { ...first, embedded: stateOf({ email: null, userName: 'bob' }).embedded }
  expect(withLogin(renamed).connections.connectors[1]).toMatchObject({ identifier: 'bob' })
  const others = { ...renamed, connections: { ...first.connections, connectors: [] } }
  expect(withLogin(others).connections.connectors).toEqual([])
})
