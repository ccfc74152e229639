import { expect, test } from 'vitest'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { accountsOf, checked, connectionOf } from './login-results.ts'

test('checked returns an https URL', () => {
  expect(checked('https://login.example/?a=1')).toBe('https://login.example/?a=1')
})

test.each([
  '',
  'login.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user:secret@login.example/',
])('checked throws social/no-url for %j [R5]', (url) => {
  expect(() => checked(url)).toThrow(expect.objectContaining({ code: 'social/no-url' }))
})

test('connectionOf lists the active account first', () => {
  const user = {
    email: null,
    userName: null,
    address: '0x2',
    caipNetworkId: toCaipNetworkId('eip155:1'),
    accounts: [
      { address: '0x1', type: 'eoa' },
      { address: '0x2', type: 'smartAccount' },
    ],
    preferredAccountType: null,
    smartAccountDeployed: null,
  } as const
  expect(accountsOf(user).map(({ address }) => address)).toEqual(['0x2', '0x1'])
  expect(connectionOf(user)).toEqual({
    namespace: 'eip155',
    connectorId: 'ID_AUTH',
    address: '0x2',
    accounts: [
      { address: '0x2', type: 'smartAccount' },
      { address: '0x1', type: 'eoa' },
    ],
    caipNetworkId: 'eip155:1',
  })
})
