import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAccounts } from './parse-accounts.ts'

const checksummed = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

describe('B3: accounts are normalised and refused', () => {
  test.each([
    ['lower case', checksummed.toLowerCase()],
    ['upper case', `0x${checksummed.slice(2).toUpperCase()}`],
    ['checksummed', checksummed],
  ])('%s becomes checksummed', (_, address) => {
    expect(parseAccounts([address])).toEqual([checksummed])
  })

  test('one account in several cases is one, and the order is the wallet’s', () => {
    expect(
      parseAccounts([other, checksummed.toLowerCase(), other.toLowerCase(), checksummed]),
    ).toEqual([other, checksummed])
  })

  test.each([
    ['a bad checksum', checksummed.replace('f39F', 'f39f')],
    ['a short one', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb9226'],
    ['no prefix', checksummed.slice(2)],
    ['a number', 7],
    ['null', null],
    ['an object', { address: checksummed }],
    ['text around it', ` ${checksummed}`],
  ])('%s is left out', (_, account) => {
    expect(parseAccounts([account, other])).toEqual([other])
  })

  test.each([null, undefined, 'text', checksummed, 7, {}, { 0: checksummed, length: 1 }])(
    '%j is no list',
    (answer) => {
      expect(parseAccounts(answer)).toBeNull()
    },
  )

  test('a hostile list is none', () => {
    const { proxy, revoke } = Proxy.revocable([], {})
    revoke()
    const throwing = new Proxy([checksummed], {
      get() {
        throw new Error('no')
      },
    })
    expect([proxy, throwing].map(parseAccounts)).toEqual([null, null])
  })

  test('whatever a wallet answers, only addresses come out', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        for (const address of parseAccounts(answer) ?? [])
          expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
      }),
    )
  })
})
