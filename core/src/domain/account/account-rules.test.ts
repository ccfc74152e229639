import { describe, expect, test } from 'vitest'
import { loginLabel } from '../text/login-label.ts'
import { accountTabs } from './account-tabs.ts'
import { otherAccountType, preferredAccountType } from './account-type.ts'

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

  test('otherAccountType returns eoa for smartAccount, else smartAccount', () => {
    expect([
      otherAccountType('smartAccount'),
      otherAccountType('eoa'),
      otherAccountType(null),
    ]).toEqual(['eoa', 'smartAccount', 'smartAccount'])
  })
})

test('accountTabs returns tokens and NFTs for namespaces with a data API, and activity if it is enabled', () => {
  expect(accountTabs({ namespace: 'eip155', activity: true })).toEqual([
    'tokens',
    'nfts',
    'activity',
  ])
  expect(accountTabs({ namespace: 'solana', activity: false })).toEqual(['tokens', 'nfts'])
  expect(accountTabs({ namespace: 'cosmos', activity: true })).toEqual([])
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
