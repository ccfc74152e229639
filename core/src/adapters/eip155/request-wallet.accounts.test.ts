import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAccounts } from './request-wallet.ts'

const checksummed = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const otherAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('parseAccounts', () => {
  test.each([
    ['a lower-case address', checksummed.toLowerCase()],
    ['an upper-case address', `0x${checksummed.slice(2).toUpperCase()}`],
    ['a checksummed address', checksummed],
  ])('parseAccounts returns the checksummed form of %s [B3]', (_, address) => {
    expect(parseAccounts([address])).toEqual([checksummed])
  })

  test('parseAccounts removes duplicates and keeps the order [B3]', () => {
    expect(
      parseAccounts([
        otherAddress,
        checksummed.toLowerCase(),
        otherAddress.toLowerCase(),
        checksummed,
      ]),
    ).toEqual([otherAddress, checksummed])
  })

  test.each([
    ['a bad checksum', checksummed.replace('f39F', 'f39f')],
    ['a short address', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb9226'],
    ['an address without 0x', checksummed.slice(2)],
    ['a number', 7],
    ['null', null],
    ['an object', { address: checksummed }],
    ['an address after a space', ` ${checksummed}`],
  ])('parseAccounts drops %s [B3]', (_, account) => {
    expect(parseAccounts([account, otherAddress])).toEqual([otherAddress])
  })

  test.each([null, undefined, 'text', checksummed, 7, {}, { 0: checksummed, length: 1 }])(
    'parseAccounts returns null for %j [B3]',
    (response) => {
      expect(parseAccounts(response)).toBeNull()
    },
  )

  test('parseAccounts returns null for a list whose access throws [B3]', () => {
    const { proxy, revoke } = Proxy.revocable([], {})
    revoke()
    const throwing = new Proxy([checksummed], {
      get() {
        throw new Error('no')
      },
    })
    expect([proxy, throwing].map(parseAccounts)).toEqual([null, null])
  })

  test('parseAccounts returns only addresses for any response [B3]', () => {
    fc.assert(
      fc.property(fc.anything(), (response) => {
        for (const address of parseAccounts(response) ?? [])
          expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
      }),
    )
  })
})
