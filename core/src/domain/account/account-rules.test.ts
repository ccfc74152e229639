import { describe, expect, test } from 'vitest'
import { loginLabel } from '../text/login-label.ts'
import { accountTabs } from './account-tabs.ts'
import { embeddedAccountType, preferredAccountType } from './account-type.ts'

describe('account types', () => {
  test('preferredAccountType prefers the user record, then the current type, then the default', () => {
    expect(
      preferredAccountType({ user: 'eoa', current: 'smartAccount', fallback: 'smartAccount' }),
    ).toBe('eoa')
    expect(preferredAccountType({ user: null, current: 'eoa', fallback: 'smartAccount' })).toBe(
      'eoa',
    )
    expect(preferredAccountType({ user: null, current: null, fallback: 'smartAccount' })).toBe(
      'smartAccount',
    )
  })

  test('embeddedAccountType returns the type of the active account, and eoa for one that is not listed', () => {
    const accounts = [
      { address: '0xa', type: 'eoa' },
      { address: '0xb', type: 'smartAccount' },
    ] as const
    expect(
      ['0xa', '0xb', '0xc'].map((address) => embeddedAccountType({ accounts, address })),
    ).toEqual(['eoa', 'smartAccount', 'eoa'])
  })
})

test('accountTabs returns the tabs with a source for namespaces with a data API', () => {
  const tabs = (namespace: string, activity: boolean, nfts: boolean) =>
    accountTabs({ namespace, activity, nfts })
  expect(tabs('eip155', true, true)).toEqual(['tokens', 'nfts', 'activity'])
  expect(tabs('solana', false, true)).toEqual(['tokens', 'nfts'])
  expect(tabs('eip155', true, false)).toEqual(['tokens', 'activity'])
  expect(tabs('eip155', false, false)).toEqual(['tokens'])
  expect(tabs('cosmos', true, true)).toEqual([])
})

describe('loginLabel', () => {
  const none = { email: null, social: null, socialName: null }
  test('loginLabel returns the e-mail and shortens a long one', () => {
    expect(loginLabel({ ...none, email: 'a@b.co' })).toBe('a@b.co')
    expect(loginLabel({ ...none, email: `${'a'.repeat(22)}@bcde.io` })).toBe(
      `${'a'.repeat(22)}@bcde.io`,
    )
    expect(loginLabel({ ...none, email: `${'a'.repeat(60)}@b.io` })).toBe(`${'a'.repeat(28)}...`)
  })

  test('loginLabel returns the social name, for Discord without the trailing zero', () => {
    expect(loginLabel({ ...none, social: 'discord', socialName: 'user0' })).toBe('user')
    expect(loginLabel({ email: 'a@b.co', social: 'x', socialName: 'user0' })).toBe('user0')
  })

  test('loginLabel returns an empty text without an e-mail and a social name', () => {
    expect(loginLabel(none)).toBe('')
  })
})
