import { expect, test } from 'vitest'
import { caipAddressOf, toCaipNetworkId } from '../../domain/caip/caip.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import { signInInput } from './sign-in.flow.ts'

const caipNetworkId = toCaipNetworkId('eip155:1')
const account = {
  namespace: 'eip155',
  address: '0xa',
  caipNetworkId,
  caipAddress: caipAddressOf(caipNetworkId, '0xa'),
  connectorId: 'fox',
}
const fox = { id: 'fox', name: 'Fox', type: 'ANNOUNCED', chain: 'eip155', icon: 'data:image/png,' }
const remote = { ...fox, id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' }

type Change = { connectorId?: string; type?: string; session?: object; remote?: object | null }
const state = ({ connectorId = 'fox', type = 'eoa', session = {}, ...change }: Change = {}) =>
  ({
    accounts: {
      eip155: {
        ...account,
        connectorId,
        status: 'connected',
        accounts: [
          { address: '0xb', type: 'eoa' },
          { address: '0xa', type },
        ],
      },
    },
    network: { activeNamespace: 'eip155', active: { caipNetworkId }, supported: true },
    config: {
      origin: 'https://shop.example',
      metadata: { name: 'Shop', url: 'https://www.shop.example', icons: ['javascript:1'] },
    },
    connections: { connectors: [fox, remote], session: change.remote ?? null },
    session: { status: 'checking', required: true, account: null, session: null, ...session },
  }) as unknown as KitState

test('signInInput reads the account, the page and the wallet', () =>
  expect(signInInput(state())).toEqual({
    account,
    enabled: true,
    required: true,
    checked: false,
    session: null,
    unreadable: null,
    smartAccount: false,
    wallet: { name: 'Fox', icon: 'data:image/png,' },
    site: { name: 'Shop', origin: 'https://shop.example', icon: null },
    metadataUrl: 'https://www.shop.example',
  }))

test('signInInput knows what the session store knows about this account only', () => {
  const of = (session: object) => {
    const { enabled, checked, session: found } = signInInput(state({ session }))
    return [enabled, checked, found]
  }
  const signed = { signature: '0xf' }
  expect(of({ status: 'disabled' })).toEqual([false, false, null])
  expect(of({ status: 'signedOut', account })).toEqual([true, true, null])
  expect(of({ status: 'signedIn', account, session: signed })).toEqual([true, false, signed])
  const other = { ...account, caipAddress: 'eip155:1:0xb' }
  expect(of({ status: 'signedOut', account: other })).toEqual([true, false, null])
  const problem = 'siwx/unreachable'
  const unknown = signInInput(state({ session: { status: 'unknown', account, problem } }))
  expect(unknown.unreadable).toBe(problem)
  expect(of({ status: 'signedIn', account: other, session: signed })).toEqual([true, false, null])
})

test('signInInput names the wallet behind a remote session, and its smart account', () => {
  const wallet = { name: 'Lynx', icon: null }
  const input = { connectorId: 'walletConnect', type: 'smartAccount' }
  expect(signInInput(state({ ...input, remote: { wallet } }))).toMatchObject({
    wallet,
    smartAccount: true,
  })
  expect(signInInput(state(input)).wallet.name).toBe('WalletConnect')
  expect(signInInput(state({ connectorId: 'gone' })).wallet).toEqual({ name: '', icon: null })
})

test('signInInput does not name the embedded wallet, which visitors know by their login only', () => {
  const auth = { ...fox, id: 'ID_AUTH', name: 'Auth', type: 'AUTH' }
  const login = state({ connectorId: auth.id })
  const connections = Object({ connectors: [auth], session: null })
  expect(signInInput({ ...login, connections }).wallet).toEqual({ name: '', icon: null })
})

test('signInInput without a connected account has neither account nor wallet', () => {
  const disconnected = { ...state(), accounts: {} }
  expect(signInInput(disconnected)).toMatchObject({
    account: null,
    wallet: { name: '', icon: null },
    smartAccount: false,
  })
})
