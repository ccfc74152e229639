import { expect, test } from 'vitest'
import { caipAddressOf, toCaipNetworkId } from '../../domain/caip/caip.ts'
import type { KitState, SessionState } from '../../protocol/kit-state.ts'
import { missingSignIn } from './missing-sign-in.ts'

const caipNetworkId = toCaipNetworkId('eip155:1')
const account = {
  namespace: 'eip155',
  address: '0xa',
  caipNetworkId,
  caipAddress: caipAddressOf(caipNetworkId, '0xa'),
  connectorId: 'fox',
}
const other = { ...account, caipAddress: caipAddressOf(caipNetworkId, '0xb') }
const state = (session: Partial<SessionState>, status = 'connected') =>
  ({
    accounts: { eip155: { ...account, status } },
    network: { activeNamespace: 'eip155', active: { caipNetworkId }, supported: true },
    session: { required: true, account: null, session: null, problem: null, ...session },
  }) as unknown as KitState

test.each([
  [{ status: 'disabled' }, 'none'],
  [{ status: 'inactive' }, 'required'],
  [{ status: 'checking', account }, 'required'],
  [{ status: 'signedOut', account }, 'required'],
  [{ status: 'signedOut', account, required: false }, 'optional'],
  [{ status: 'signedIn', account }, 'none'],
  [{ status: 'signedIn', account: other }, 'required'],
  [{ status: 'failed', account }, 'none'],
  [{ status: 'failed', account: other }, 'required'],
] as const)('missingSignIn with the session %o returns %s', (session, expected) =>
  expect(missingSignIn(state(session as Partial<SessionState>))).toBe(expected),
)

test('missingSignIn returns none without a connected account', () =>
  expect(missingSignIn(state({ status: 'inactive' }, 'connecting'))).toBe('none'))
