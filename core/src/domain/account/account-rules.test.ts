import { describe, expect, test } from 'vitest'
import { loginLabel } from '../text/login-label.ts'
import { accountTabs } from './account-tabs.ts'
import { otherAccountType, preferredAccountType } from './account-type.ts'

describe('account types', () => {
  test('the user’s record wins over what is in use, that over the default', () => {
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

  test('the toggle leads to the other one', () => {
    expect([
      otherAccountType('smartAccount'),
      otherAccountType('eoa'),
      otherAccountType(null),
    ]).toEqual(['eoa', 'smartAccount', 'smartAccount'])
  })
})

test('holdings are shown where they can be read, the history where it is wanted', () => {
  expect(accountTabs({ namespace: 'eip155', activity: true })).toEqual([
    'tokens',
    'nfts',
    'activity',
  ])
  expect(accountTabs({ namespace: 'solana', activity: false })).toEqual(['tokens', 'nfts'])
  expect(accountTabs({ namespace: 'cosmos', activity: true })).toEqual([])
})

describe('the row of a login', () => {
  const none = { email: null, social: null, socialName: null }
  test('is the e-mail, shortened when it is long', () => {
    expect(loginLabel({ ...none, email: 'a@b.co' })).toBe('a@b.co')
    expect(loginLabel({ ...none, email: `${'a'.repeat(22)}@bcde.io` })).toBe(
      `${'a'.repeat(22)}@bcde.io`,
    )
    expect(loginLabel({ ...none, email: `${'a'.repeat(60)}@b.io` })).toBe(`${'a'.repeat(28)}...`)
  })

  test('is the social name; Discord’s without the zero that it puts behind', () => {
    expect(loginLabel({ ...none, social: 'discord', socialName: 'user0' })).toBe('user')
    expect(loginLabel({ email: 'a@b.co', social: 'x', socialName: 'user0' })).toBe('user0')
  })

  test('is empty where nothing is known', () => {
    expect(loginLabel(none)).toBe('')
  })
})
